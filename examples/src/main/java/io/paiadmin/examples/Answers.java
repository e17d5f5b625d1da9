package io.paiadmin.examples;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/**
 * The rows of a sheet with their answers.
 *
 * @param columns the names of all values of a row
 * @param rows what was asked, and the answers after it
 */
record Answers(List<String> columns, List<List<String>> rows) {
  /** Returns a sheet. */
  String csv() {
    StringBuilder out = new StringBuilder();
    CSVFormat format = CSVFormat.RFC4180.builder().setRecordSeparator('\n').build();
    try (CSVPrinter sheet = new CSVPrinter(out, format)) {
      sheet.printRecord(columns);
      sheet.printRecords(rows);
    } catch (IOException e) {
      throw new UncheckedIOException("a text takes every line", e);
    }
    return out.toString();
  }

  /** Returns a JSON array of objects with the names of the columns. */
  String json() {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    for (List<String> row : rows) {
      ObjectNode object = array.addObject();
      for (int column = 0; column < row.size(); column++) {
        object.put(columns.get(column), row.get(column));
      }
    }
    return array.toPrettyString() + "\n";
  }
}

package io.paiadmin.api;

import java.util.Comparator;

/**
 * Orders places as people read them: {@code policy.yaml:9:15} comes before {@code
 * policy.yaml:11:3}, since runs of digits are compared as numbers.
 */
final class PlaceOrder implements Comparator<String> {

  @Override
  public int compare(String one, String other) {
    int i = 0;
    int j = 0;
    while (i < one.length() && j < other.length()) {
      int left = endOfPart(one, i);
      int right = endOfPart(other, j);
      int order = compareParts(one.substring(i, left), other.substring(j, right));
      if (order != 0) {
        return order;
      }
      i = left;
      j = right;
    }
    int rest = Integer.compare(one.length() - i, other.length() - j);
    return rest != 0 ? rest : one.compareTo(other);
  }

  private static int compareParts(String left, String right) {
    if (!isDigit(left, 0) || !isDigit(right, 0)) {
      return left.compareTo(right);
    }
    String one = withoutZeros(left);
    String other = withoutZeros(right);
    int order = Integer.compare(one.length(), other.length());
    return order != 0 ? order : one.compareTo(other);
  }

  /** Returns the end of the run of digits, or of other characters, that begins at an index. */
  private static int endOfPart(String text, int start) {
    boolean digits = isDigit(text, start);
    int end = start + 1;
    while (end < text.length() && isDigit(text, end) == digits) {
      end++;
    }
    return end;
  }

  private static boolean isDigit(String text, int index) {
    return text.charAt(index) >= '0' && text.charAt(index) <= '9';
  }

  private static String withoutZeros(String number) {
    int start = 0;
    while (start < number.length() - 1 && number.charAt(start) == '0') {
      start++;
    }
    return number.substring(start);
  }
}

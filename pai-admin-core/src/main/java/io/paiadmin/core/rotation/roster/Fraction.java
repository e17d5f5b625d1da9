package io.paiadmin.core.rotation.roster;

import static java.math.BigInteger.ONE;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * An exact rational number in lowest terms. Immutable.
 *
 * @param numerator carries the sign
 * @param denominator at least 1
 */
public record Fraction(BigInteger numerator, BigInteger denominator)
    implements Comparable<Fraction> {
  /** Nothing. */
  public static final Fraction ZERO = of(0);

  /** A whole. */
  public static final Fraction WHOLE = of(1);

  /**
   * Brings it to lowest terms.
   *
   * @throws ArithmeticException when the denominator is 0
   */
  public Fraction {
    if (denominator.signum() == 0) {
      throw new ArithmeticException(numerator + " cannot be divided by 0");
    }
    BigInteger divisor = numerator.gcd(denominator);
    BigInteger signed = denominator.signum() < 0 ? divisor.negate() : divisor;
    if (!signed.equals(ONE)) {
      numerator = numerator.divide(signed);
      denominator = denominator.divide(signed);
    }
  }

  /** Returns a whole number. */
  public static Fraction of(long whole) {
    return new Fraction(BigInteger.valueOf(whole), ONE);
  }

  /**
   * Returns a quotient.
   *
   * @throws ArithmeticException when the denominator is 0
   */
  public static Fraction of(long numerator, long denominator) {
    return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  /** Returns the sum. */
  public Fraction plus(Fraction other) {
    if (other.numerator.signum() == 0) {
      return this;
    }
    if (denominator.equals(other.denominator)) {
      return new Fraction(numerator.add(other.numerator), denominator);
    }
    BigInteger left = numerator.multiply(other.denominator);
    BigInteger right = other.numerator.multiply(denominator);
    return new Fraction(left.add(right), denominator.multiply(other.denominator));
  }

  /** Returns the difference. */
  public Fraction minus(Fraction other) {
    return plus(other.negated());
  }

  /** Returns the product. */
  public Fraction times(Fraction other) {
    return new Fraction(
        numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  /**
   * Returns the quotient.
   *
   * @throws ArithmeticException when the other number is 0
   */
  public Fraction dividedBy(Fraction other) {
    return new Fraction(
        numerator.multiply(other.denominator), denominator.multiply(other.numerator));
  }

  /** Returns the number with the other sign. */
  public Fraction negated() {
    return new Fraction(numerator.negate(), denominator);
  }

  /** Returns its distance from nothing. */
  public Fraction abs() {
    return signum() < 0 ? negated() : this;
  }

  /** Returns -1, 0 or 1. */
  public int signum() {
    return numerator.signum();
  }

  /** Returns the smaller of both. */
  public Fraction min(Fraction other) {
    return compareTo(other) <= 0 ? this : other;
  }

  /** Returns the larger of both. */
  public Fraction max(Fraction other) {
    return compareTo(other) >= 0 ? this : other;
  }

  /** Returns the nearest number for charts; everything else is exact. */
  public double toDouble() {
    return new BigDecimal(numerator)
        .divide(new BigDecimal(denominator), MathContext.DECIMAL64)
        .doubleValue();
  }

  @Override
  public int compareTo(Fraction other) {
    return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }

  /** Returns it as people write it, such as {@code 13/12}, {@code -1/2} or {@code 3}. */
  @Override
  public String toString() {
    return denominator.equals(ONE) ? numerator.toString() : numerator + "/" + denominator;
  }
}

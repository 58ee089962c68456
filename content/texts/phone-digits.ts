/** The trunk prefix that callers at home dial after the country code, and others leave out. */
export const TRUNK = '(0)';

/** Fewer may be any number. */
export const FEWEST_DIGITS = 4;

/** Returns the digits of a phone number, without the zeros that callers at home dial first. */
export function digitsOf(number: string): string {
  return number.replace(TRUNK, '').replace(/\D/g, '').replace(/^0+/, '');
}

/** Returns the digits of a text that may be a phone number or a part of one, however it is written; null of any other. */
export function digitsSought(text: string): string | null {
  if (!/^[\d\s().+/\u2011-]+$/.test(text)) return null;
  const digits = digitsOf(text);
  return digits.length < FEWEST_DIGITS ? null : digits;
}

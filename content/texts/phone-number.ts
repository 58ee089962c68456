import type { Field } from '../model/field.ts';
/** Separators inside one number. */
const NUMBER = /(?:\+\s*|\()?\d[\d\s().\-–—‐/·•]*/g;
/** So many digits are a whole number; fewer are an area code, a time of day or an extension. */
const WHOLE = 7;
/** Numbers that are spelled with letters, as on a telephone's keys: 1-800-FLOWERS. */
const SPELLED = /^(?:\+?1[\s.-]?)?\(?(?:8\d\d|0800|0300|1[38]00)\)?[\s.-]*[A-Z][A-Z\d\s.-]*$/;
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
/** The longest number there is, by ITU-T E.164, and the shortest that a country code begins. */
const INTERNATIONAL = { min: 8, max: 15 };
/** Without a plus, so many digits are a number within a country. */
const MAX_NATIONAL = 10;

/**
 * Returns the `tel:` address of a phone number as people write it: of several numbers the first, without its extension, and
 * without the zero in “+44 (0)20”, which is only dialled within the country. Null where there is no number.
 */
export function phoneAddress(phone: string): string | null {
  const dialled = dialledNumber(phone);
  return dialled && `tel:${dialled}`;
}

/** Returns the address of a chat with a number at WhatsApp; null where the number lacks its country code. */
export function chatAddress(phone: string): string | null {
  const dialled = dialledNumber(phone) ?? '';
  const digits = dialled.replace('+', '');
  const hasCountry = dialled.startsWith('+') || (digits.length > MAX_NATIONAL && !digits.startsWith('0'));
  const { min, max } = INTERNATIONAL;
  return hasCountry && digits.length >= min && digits.length <= max ? `https://wa.me/${digits}` : null;
}

function dialledNumber(phone: string): string | null {
  const typed = withPlainDigits(phone.normalize('NFKC').replace(/\p{Cf}/gu, '')).trim();
  const text = SPELLED.test(typed) ? withoutLetters(typed) : typed;
  const candidates = text.match(NUMBER) ?? [];
  const numbers = candidates.flatMap(alternatives);
  const digitsOf = (number: string) => number.replace(/\D/g, '').length;
  const number = numbers.find((candidate) => digitsOf(candidate) >= WHOLE) ?? numbers[0];
  return number === undefined ? null : international(number);
}

/** Returns two numbers that a slash or a plus divides, or the one that only has a slash in it, such as 030/1234567. */
function alternatives(candidate: string): string[] {
  const [first = '', ...others] = candidate.split('/');
  return first.replace(/\D/g, '').length >= WHOLE ? [first, ...others] : [candidate];
}

/** Returns the digits of a number, after a plus where it has a country code. */
function international(number: string): string {
  const local = /^(?:\+|00)?\s*(\d{1,3})\s*\(0\)/;
  const abroad = number.replace(local, '+$1').replace(/^\(?00(?=[1-9])/, '+');
  const digits = abroad.replace(/\D/g, '');
  return abroad.includes('+') ? `+${digits}` : digits;
}

/** Writes the digits of every script as 0 to 9. */
function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** The ten digits of a script follow one another. */
function valueOf(codePoint: number): number {
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
  let value = 0;
  while (value < 9 && isDigit(codePoint - value - 1)) value += 1;
  return value;
}

function withoutLetters(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String(KEYS.findIndex((key) => key.includes(letter)) + 2));
}

/** A phone number as people write it, or several. */
export function phoneNumber(label: string): Field<'phoneNumber', string, string> {
  return { kind: 'phoneNumber', label, required: true, max: 100 };
}

/** A phone number at WhatsApp, with its country code. */
export function chatNumber(label: string): Field<'chatNumber', string, string> {
  return { kind: 'chatNumber', label, required: true, max: 30 };
}

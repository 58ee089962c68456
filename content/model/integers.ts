import { z } from 'zod';

/** Whether a value is a positive integer that a column of the database holds, as ids and versions are. */
export function isPositiveInt(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value < 2 ** 31;
}

const digits = z.string().regex(/^\d{1,9}$/);

/** Validates an id or a version, which forms send as digits. */
export function wholeNumber(sentence: string) {
  return z.union([z.int(), digits.transform(Number)], sentence);
}

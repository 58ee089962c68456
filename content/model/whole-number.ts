import { z } from 'zod';

const digits = z.string().regex(/^\d{1,9}$/);

/** Validates an id or a version, which forms send as digits. */
export function wholeNumber(sentence: string) {
  return z.union([z.int(), digits.transform(Number)], sentence);
}

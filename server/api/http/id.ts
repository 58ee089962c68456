import { z } from 'zod';

const ID = /^[1-9]\d{0,8}$/;

/** Returns the id in a path; 0, which no record has, if it is not a valid id. */
export function idIn(text: string): number {
  return ID.test(text) ? Number(text) : 0;
}

/** The id of a record, as a query names one. */
export function idFilter(name: string) {
  const sentence = `${name} must be the id of a record.`;
  return z.string(sentence).regex(ID, sentence).transform(Number).optional();
}

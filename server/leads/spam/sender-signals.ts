import { FREQUENT, type Signal } from './signal.ts';

const MANY = 20;

/** Returns the signals of a sender's messages within an hour. An office may well send more than 20. */
export function senderSignals(count: number): Signal[] {
  if (count <= MANY) return [];
  return [{ weight: FREQUENT, reason: `${count} messages came from the same address within an hour.` }];
}

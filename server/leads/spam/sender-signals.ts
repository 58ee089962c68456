import { OFTEN, type Sign } from './signal.ts';

const MANY = 20;

/** Returns the sign of spam in so many messages of a sender within an hour; a weak one, as an office may send as many. */
export function senderSignals(count: number): Sign[] {
  if (count <= MANY) return [];
  return [{ weight: OFTEN, reason: `${count} came from the same address within an hour.` }];
}

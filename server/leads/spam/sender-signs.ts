import { OFTEN, type Sign } from './sign.ts';

const MANY = 20;

/** Takes how many came from a sender within an hour; gives what that tells. An office may send as many. */
export function senderSigns(count: number): Sign[] {
  if (count <= MANY) return [];
  return [{ weight: OFTEN, reason: `${count} came from the same address within an hour.` }];
}

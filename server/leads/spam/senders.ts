import type { Crew } from '../../platform/crew.ts';
import { ENOUGH, OFTEN, type Sign } from './sign.ts';

const HOUR = 60 * 60 * 1000; // ms
const MANY = 20;
const FLOOD = 100;
const MOST_ADDRESSES = 100_000;
const SENDER = 'sender';

type Sender = [address: string, hour: number];

/** Counts what comes from each address within an hour, to any process. In memory alone: addresses are kept nowhere. */
export function createSenders({ tell, hear }: Crew) {
  let hour = 0;
  let counts = new Map<string, number>();

  /** Counts one more from an address, and gives what their number tells. */
  function signs(address: string, at: Date): Sign[] {
    const now = Math.floor(at.getTime() / HOUR);
    const count = countOne([address, now]);
    tell(SENDER, [address, now]);
    if (count <= MANY) return [];
    return [{ weight: count > FLOOD ? ENOUGH : OFTEN, reason: `${count} came from the same address within an hour.` }];
  }

  function countOne([address, now]: Sender) {
    if (now !== hour || counts.size >= MOST_ADDRESSES) [hour, counts] = [now, new Map()];
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count;
  }

  hear(SENDER, countOne);
  return { signs };
}

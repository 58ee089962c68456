import { QueueFull } from '../../platform/limits/limiter.ts';

interface Places {
  /** For senders that the account does not know. */
  forStrangers: number;
  /** Beside them, for those that it knows. */
  forKnown: number;
  perSender: number;
}

/**
 * Limits how many attempts are under way at a time, so that no sender takes all places, and no crowd of strangers those
 * of the owner. Throws `QueueFull` where there is none left.
 */
export function createAdmission({ forStrangers, forKnown, perSender }: Places) {
  const bySender = new Map<string, number>();
  const strangers = createPlaces(forStrangers);
  const known = createPlaces(forKnown);

  return async function admit<Result>(
    sender: string,
    isKnown: () => Promise<boolean>,
    attempt: () => Promise<Result>,
  ): Promise<Result> {
    const ofSender = (bySender.get(sender) ?? 0) + 1;
    if (ofSender > perSender) throw new QueueFull();
    bySender.set(sender, ofSender);
    try {
      if (strangers.hasRoom()) return await strangers.within(attempt);
      // Asked only now: a flood of strangers is turned away before much is read.
      if ((await isKnown()) && known.hasRoom()) return await known.within(attempt);
      throw new QueueFull();
    } finally {
      const left = (bySender.get(sender) ?? 1) - 1;
      if (left > 0) bySender.set(sender, left);
      else bySender.delete(sender);
    }
  };
}

function createPlaces(most: number) {
  let taken = 0;
  const hasRoom = () => taken < most;

  async function within<Result>(attempt: () => Promise<Result>): Promise<Result> {
    taken += 1;
    try {
      return await attempt();
    } finally {
      taken -= 1;
    }
  }

  return { hasRoom, within };
}

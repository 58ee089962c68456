import { QueueFull } from '../../platform/limits/limiter.ts';

interface AdmissionOptions {
  /** Concurrent attempts by senders that the account does not know. */
  unknownSenders: number;
  /** Additional concurrent attempts by senders that it knows. */
  knownSenders: number;
  perSender: number;
}

/**
 * Limits concurrent attempts, so that no sender uses up all of them, and no crowd of unknown senders locks out the owner.
 * Rejects with `QueueFull`; attempts never wait.
 */
export function createAdmission(limits: AdmissionOptions) {
  const bySender = new Map<string, number>();
  const unknown = createSlots(limits.unknownSenders);
  const known = createSlots(limits.knownSenders);

  return async function admit<Result>(
    sender: string,
    isKnown: () => Promise<boolean>,
    attempt: () => Promise<Result>,
  ): Promise<Result> {
    const ofSender = (bySender.get(sender) ?? 0) + 1;
    if (ofSender > limits.perSender) throw new QueueFull();
    bySender.set(sender, ofSender);
    try {
      if (unknown.areFree()) return await unknown.use(attempt);
      // Asked only now, so that a flood of unknown senders is rejected without many reads.
      if ((await isKnown()) && known.areFree()) return await known.use(attempt);
      throw new QueueFull();
    } finally {
      const left = (bySender.get(sender) ?? 1) - 1;
      if (left > 0) bySender.set(sender, left);
      else bySender.delete(sender);
    }
  };
}

function createSlots(total: number) {
  let used = 0;
  const areFree = () => used < total;

  async function use<Result>(attempt: () => Promise<Result>): Promise<Result> {
    used += 1;
    try {
      return await attempt();
    } finally {
      used -= 1;
    }
  }

  return { areFree, use };
}

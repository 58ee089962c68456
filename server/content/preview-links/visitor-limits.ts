import { limits } from '../../platform/limits/limits.ts';
import { createSharedLimit } from '../../platform/limits/shared-limit.ts';
import { inTime, type Throttled, throttled } from '../../platform/outcome.ts';
import type { WorkerGroup } from '../../platform/process/cluster.ts';

type Kind = 'comment' | 'decision';

interface Answer {
  /** A comment that comes with a decision is part of that. */
  kind: Kind;
  sender: string;
  /** The id of the link. */
  link: number;
}

/** Limits what each sender says, and what is said by each link. */
export function createVisitorLimits(workerGroup: WorkerGroup) {
  const limitOf = (kind: Kind) => createSharedLimit(workerGroup, `preview ${kind}`, limits.previewLinks[kind]);
  const answers = { comment: limitOf('comment'), decision: limitOf('decision') };

  /** Counts an answer before it is stored, or returns why it may not be. */
  function take({ kind, sender, link }: Answer, now: Date): Throttled | null {
    const waits = answers[kind].take({ perSender: sender, perLink: String(link) }, now);
    if (!waits) return null;
    const seconds = Math.max(waits.perSender, waits.perLink);
    return throttled(seconds, `Too many ${kind}s were sent from here. Please try again ${inTime(seconds)}.`);
  }

  return { take };
}

import { limits } from '../../platform/limits/limits.ts';
import { createSlidingWindow } from '../../platform/limits/sliding-window.ts';
import { inTime, type Throttled, throttled } from '../../platform/outcome.ts';
import type { WorkerGroup } from '../../platform/process/cluster.ts';

const ANSWERED = 'preview answered';

type Kind = 'comment' | 'decision';

interface Answer {
  /** A comment that comes with a decision is part of that. */
  kind: Kind;
  sender: string;
  /** The id of the link. */
  link: number;
}

/** Limits what each sender says, and what is said by each link, across the worker group. */
export function createVisitorLimits({ publish, subscribe }: WorkerGroup) {
  const windows = { comment: windowsOf('comment'), decision: windowsOf('decision') };

  /** Counts an answer before it is stored, or returns why it may not be. */
  function take({ kind, sender, link }: Answer, at: Date): Throttled | null {
    const now = at.getTime();
    const { perSender, perLink } = windows[kind];
    const seconds = Math.max(perSender.secondsToWait(sender, now), perLink.secondsToWait(String(link), now));
    if (seconds > 0)
      return throttled(seconds, `Too many ${kind}s were sent from here. Please try again ${inTime(seconds)}.`);
    count([kind, sender, link, now]);
    publish(ANSWERED, [kind, sender, link, now]);
    return null;
  }

  function count([kind, sender, link, now]: [kind: Kind, sender: string, link: number, now: number]) {
    windows[kind].perSender.add(sender, now);
    windows[kind].perLink.add(String(link), now);
  }

  subscribe(ANSWERED, count);
  return { take };
}

function windowsOf(kind: Kind) {
  const { perSender, perLink } = limits.previewLinks[kind];
  return { perSender: createSlidingWindow(perSender), perLink: createSlidingWindow(perLink) };
}

import { limits } from '../../platform/limits/limits.ts';
import { createSlidingWindow } from '../../platform/limits/sliding-window.ts';
import { inTime, type Throttled, throttled } from '../../platform/outcome.ts';
import type { WorkerGroup } from '../../platform/process/cluster.ts';

const ANSWERED = 'preview answered';

/** Limits what each sender says, and what is said by each link, across the worker group. */
export function createVisitorLimits({ publish, subscribe }: WorkerGroup) {
  const perSender = createSlidingWindow(limits.previewLinks.perSender);
  const perLink = createSlidingWindow(limits.previewLinks.perLink);

  /** Counts a comment or a decision before it is stored, or returns why it may not be. */
  function take({ sender, link }: { sender: string; link: number }, at: Date): Throttled | null {
    const now = at.getTime();
    const seconds = Math.max(perSender.secondsToWait(sender, now), perLink.secondsToWait(String(link), now));
    if (seconds > 0)
      return throttled(seconds, `Too many comments were sent from here. Please try again ${inTime(seconds)}.`);
    count([sender, link, now]);
    publish(ANSWERED, [sender, link, now]);
    return null;
  }

  function count([sender, link, now]: [sender: string, link: number, now: number]) {
    perSender.add(sender, now);
    perLink.add(String(link), now);
  }

  subscribe(ANSWERED, count);
  return { take };
}

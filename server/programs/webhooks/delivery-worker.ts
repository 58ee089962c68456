import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Claimed, DeliveryQueue } from './delivery-queue.ts';

const MIN_PAUSE = 100; // ms
const MAX_PAUSE = 60_000; // ms: another process may have queued something
const MAX_UNDER_WAY = 8; // webhooks
/** Receivers that fail may take ten seconds each time: they leave room to the others. */
const MAX_FAILING = 4;
const ENDS_WITHIN = 2_000; // ms

interface WorkerDependencies {
  queue: Pick<DeliveryQueue, 'waiting' | 'take' | 'nextDue'>;
  /** Delivers, notes what came of it, and returns whether that was a success. */
  deliver: (delivery: Claimed, stopping: AbortSignal) => Promise<boolean>;
  clock: Clock;
  log: Log;
}

/** Delivers to several webhooks at once, to each one event after the other, until it is stopped. */
export function createDeliveryWorker({ queue, deliver, clock, log }: WorkerDependencies) {
  const underWay = new Map<number, { isFailing: boolean; ended: Promise<void> }>();
  const stopping = new AbortController();
  let round: Promise<void> | null = null;
  let isWoken = false;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;

  /** Delivers what is due now, without waiting for the next round. */
  function wake(): void {
    if (isEnded) return;
    isWoken = true;
    round ??= runRound();
  }

  async function runRound() {
    clearTimeout(timer);
    isWoken = false;
    let pause = MAX_PAUSE;
    try {
      for (const webhook of await queue.waiting()) if (hasRoomFor(webhook)) begin(webhook);
      const next = await queue.nextDue();
      // What is due already waits for room: a webhook that is done wakes this.
      if (next) pause = Math.min(next.getTime() - clock().getTime(), MAX_PAUSE);
    } catch (error) {
      log.error({ err: error }, 'The deliveries to webhooks could not be read.');
    }
    round = null;
    if (!isEnded) timer = setTimeout(wake, isWoken ? MIN_PAUSE : Math.max(pause, MIN_PAUSE)).unref();
  }

  function hasRoomFor({ id, isFailing }: { id: number; isFailing: boolean }) {
    if (isEnded || underWay.has(id) || underWay.size >= MAX_UNDER_WAY) return false;
    const failing = [...underWay.values()].filter((webhook) => webhook.isFailing).length;
    return !isFailing || failing < MAX_FAILING;
  }

  function begin({ id, isFailing }: { id: number; isFailing: boolean }) {
    underWay.set(id, { isFailing, ended: deliverTo(id) });
  }

  async function deliverTo(id: number) {
    try {
      await deliverAllTo(id);
      underWay.delete(id);
      wake();
    } catch (error) {
      // The next round comes after a pause.
      underWay.delete(id);
      log.error({ err: error, webhook: id }, 'What became of a delivery could not be written.');
    }
  }

  /** After a failure, those that wait for room come first. */
  async function deliverAllTo(id: number) {
    let delivery = await queue.take(id);
    while (delivery) {
      const isTaken = await deliver(delivery, stopping.signal);
      delivery = isTaken && !stopsSoon() ? await queue.take(id) : null;
    }
  }

  const stopsSoon = () => isEnded;

  /** Waits for what is being sent, and begins nothing else. The next start sends what was given up. */
  async function end(): Promise<void> {
    isEnded = true;
    clearTimeout(timer);
    const ending = Promise.all([round, ...[...underWay.values()].map(({ ended }) => ended)]);
    await Promise.race([ending, wait(ENDS_WITHIN, undefined, { ref: false })]);
    stopping.abort();
    await ending;
  }

  return { wake, end };
}

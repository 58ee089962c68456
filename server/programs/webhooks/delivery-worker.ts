import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import { createPoller } from '../../platform/process/poller.ts';
import type { Claimed, DeliveryQueue, Receiver } from './delivery-queue.ts';

const MAX_PAUSE = 60_000; // ms: another process may have queued something
const MAX_UNDER_WAY = 8; // webhooks
/** Receivers that fail may take ten seconds each time: they leave room to the others. */
const MAX_FAILING = 4;

interface WorkerDependencies {
  queue: Pick<DeliveryQueue, 'readReceivers' | 'take' | 'nextDue'>;
  /** Delivers and notes what came of it. Returns false if the receiver has failed. */
  deliver: (delivery: Claimed, stopping: AbortSignal) => Promise<boolean>;
  clock: Clock;
  log: Log;
}

/** Delivers to several webhooks at once, to each one event after the other, until it is stopped. */
export function createDeliveryWorker({ queue, deliver, clock, log }: WorkerDependencies) {
  /** Whether those that something is being sent to are failing. */
  const underWay = new Map<number, boolean>();
  const { wake, end, track, stopping, isEnded } = createPoller({
    poll,
    onError: (err) => log.error({ err }, 'The deliveries to webhooks could not be read.'),
    clock,
    maxPause: MAX_PAUSE,
  });

  let isUsed = true;

  async function poll() {
    const receivers = await queue.readReceivers();
    isUsed = receivers.length > 0;
    if (!isUsed) return null;
    for (const receiver of receivers) if (receiver.isDue && hasRoomFor(receiver)) begin(receiver);
    // What is due already waits for room: a webhook that is done wakes this.
    return queue.nextDue();
  }

  function hasRoomFor({ id, isFailing }: Receiver) {
    if (isEnded() || underWay.has(id) || underWay.size >= MAX_UNDER_WAY) return false;
    return !isFailing || [...underWay.values()].filter(Boolean).length < MAX_FAILING;
  }

  function begin({ id, isFailing }: Receiver) {
    underWay.set(id, isFailing);
    void track(deliverTo(id));
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

  /** After a failure, receivers that wait for room come first. */
  async function deliverAllTo(id: number) {
    let delivery = await queue.take(id);
    while (delivery) {
      const mayGoOn = await deliver(delivery, stopping);
      delivery = mayGoOn && !isEnded() ? await queue.take(id) : null;
    }
  }

  /** Delivers what is due, unless the last poll has found no webhooks: those that nobody uses ask the database nothing. */
  function wakeIfUsed(): void {
    if (isUsed) wake();
  }

  return { wake, wakeIfUsed, end };
}

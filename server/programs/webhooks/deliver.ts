import type { Selectable } from 'kysely';
import type { EventDatabase, EventTables } from '../../events/tables.ts';
import { GONE } from '../../events/queue-events.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Claimed, DeliveryQueue } from './delivery-queue.ts';
import type { ReadEventData } from './event-data.ts';
import { signatureHeaders } from './signature.ts';
import { SWITCHED_OFF } from './webhooks.ts';

const TIMEOUT = 10_000; // ms, for all of it

interface DeliverDependencies {
  db: EventDatabase;
  queue: Pick<DeliveryQueue, 'noteDelivered' | 'noteFailure' | 'giveUp'>;
  readData: ReadEventData;
  outbound: Pick<Outbound, 'post'>;
  clock: Clock;
  log: Log;
}

/** Creates what delivers one event to one webhook and notes what came of it. Returns false if the receiver has failed. */
export function createDeliver({ db, queue, readData, outbound, clock, log }: DeliverDependencies) {
  return async function deliver(delivery: Claimed, stopping: AbortSignal): Promise<boolean> {
    const begun = performance.now();
    const duration = () => Math.round(performance.now() - begun);
    try {
      const webhook = await db
        .selectFrom('webhooks')
        .selectAll()
        .where('id', '=', delivery.webhook_id)
        .executeTakeFirst();
      if (!webhook?.enabled) return await givenUp(delivery, SWITCHED_OFF);
      const data = await readData(delivery);
      if (!data) return await givenUp(delivery, GONE);
      const posted = await post(webhook, delivery, { data, stopping });
      if (stopping.aborted) return false;
      if (!posted.ok) await queue.noteFailure(delivery, { status: null, duration: duration(), failure: posted.reason });
      else if (isTaken(posted)) await queue.noteDelivered(delivery, { status: posted.status, duration: duration() });
      else await queue.noteFailure(delivery, { ...refusalIn(posted), duration: duration() });
      return posted.ok && isTaken(posted);
    } catch (error) {
      log.error({ err: error, delivery: delivery.id }, 'An event could not be written for a webhook.');
      await queue.noteFailure(delivery, { status: null, duration: duration(), failure: UNWRITTEN });
      return false;
    }
  };

  async function givenUp(delivery: Claimed, reason: string) {
    await queue.giveUp(delivery, reason);
    return true;
  }

  /** Written and signed anew at each attempt, under the same id. */
  function post(
    webhook: Selectable<EventTables['webhooks']>,
    { event_id: id, event: type, occurred_at: timestamp }: Claimed,
    { data, stopping }: { data: object; stopping: AbortSignal },
  ) {
    const now = clock();
    const body = JSON.stringify({ type, timestamp, data });
    const headers = signatureHeaders({ id, body, now }, secretsOf(webhook, now));
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT), stopping]);
    return outbound.post(webhook.url, { headers, body, signal });
  }
}

function secretsOf({ secret, previous_secret, previous_until }: Selectable<EventTables['webhooks']>, now: Date) {
  const isFormerValid = previous_secret !== null && (previous_until ?? '') > now.toISOString();
  return isFormerValid ? [secret, previous_secret] : [secret];
}

const UNWRITTEN = 'The event could not be written. The log says why.';

function isTaken({ status }: { status: number }) {
  return status >= 200 && status < 300;
}

function refusalIn({ status, retryAfter }: { status: number; retryAfter: string | null }) {
  const isElsewhere = status >= 300 && status < 400;
  const failure = isElsewhere
    ? `Its server leads on to another address (${status}).`
    : `Its server answers with the status ${status}.`;
  return { status, retryAfter, failure };
}

import type { Generated, Kysely } from 'kysely';
import type { TEST_EVENT, WebhookEvent } from '../../content/webhook-events.ts';

export type EventName = WebhookEvent | typeof TEST_EVENT;

export type EventTables = {
  webhooks: {
    id: Generated<number>;
    url: string;
    /** The names of the events that it wants, as JSON. */
    events: string;
    enabled: Generated<number>;
    secret: string;
    /** The secret before that, by which is signed as well until a time. */
    previous_secret: string | null;
    previous_until: string | null;
    /** The first failure since something was delivered. */
    failing_since: string | null;
    /** Why it was switched off by itself. */
    disabled_reason: string | null;
    created_at: string;
  };
  webhook_deliveries: {
    id: Generated<number>;
    webhook_id: number;
    /** The same for all webhooks, and at every attempt. */
    event_id: string;
    event: EventName;
    /** What it is about: a kind of inbox item, a content type, or the webhook itself. */
    subject: string;
    subject_id: number;
    /** What the record does not tell later, as JSON, without personal data. */
    facts: string;
    occurred_at: string;
    attempts: Generated<number>;
    /** When it is tried next; later while a process is sending it, null once it was delivered or given up. */
    due_at: string | null;
    delivered_at: string | null;
    given_up_at: string | null;
    /** Of the last response; null without any. */
    status: number | null;
    /** Of the last attempt, in ms. */
    duration: number | null;
    /** Why the last attempt failed, or why there is none any more. */
    failure: string | null;
  };
};

export type EventDatabase = Kysely<EventTables>;

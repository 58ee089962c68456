import type { ContentType } from '../../content/model/content-type.ts';
import { queueEvents } from '../events/queue-events.ts';
import type { ContentDatabase } from './tables.ts';

/** Whether visitors saw a record before a change, and see it after it. */
interface Visibility {
  before: boolean;
  after: boolean;
}

/** Queues what a change of records means to visitors for webhooks, in its transaction. */
export async function queueContentEvents(
  transaction: ContentDatabase,
  type: ContentType,
  ids: readonly number[],
  { before, after, now }: Visibility & { now: Date },
): Promise<void> {
  if (!before && !after) return;
  const facts = after ? { was_public: before } : {};
  const event = after ? 'content.published' : 'content.unpublished';
  await queueEvents(
    transaction,
    ids.map((subjectId) => ({ event, subject: type.name, subjectId, facts }) as const),
    now,
  );
}

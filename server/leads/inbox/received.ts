import { sql } from 'kysely';
import type { AnyInboxKind, InboxPlural } from '../../../content/inbox/inbox-kinds.ts';
import { ofEachKind } from '../each-kind.ts';
import type { LeadDatabase } from '../tables.ts';
import { realItems } from './item-query.ts';

/** Items received in each of the last weeks, the latest last. Fewer weeks where items are not kept that long. */
export type ReceivedPerWeek = Record<InboxPlural, number[]>;

const WEEKS = 8;
const WEEK = 7 * 24 * 60 * 60 * 1000; // ms

/** Counts what was received in the weeks that end now, without spam and test messages. */
export async function countReceived(
  db: LeadDatabase,
  { now, retentionDays }: { now: Date; retentionDays: number },
): Promise<ReceivedPerWeek> {
  const count = Math.min(WEEKS, Math.floor(retentionDays / 7));
  const starts = Array.from({ length: count }, (_, week) =>
    new Date(now.getTime() - (count - week) * WEEK).toISOString(),
  );
  return ofEachKind((kind) => countSince(db, kind, starts));
}

async function countSince(db: LeadDatabase, kind: AnyInboxKind, starts: string[]) {
  const [first] = starts;
  if (first === undefined) return [];
  const rows = realItems(db, kind).where('status', '!=', 'spam').where('created_at', '>=', first);
  const since = (start: string) => sql<number>`count(case when created_at >= ${start} then 1 end)`;
  const totals = await rows
    .select(starts.map((start, week) => since(start).as(`week${week}`)))
    .executeTakeFirstOrThrow();
  const sinceStarts = starts.map((_, week) => Number((totals as Record<string, number>)[`week${week}`]));
  return sinceStarts.map((total, week) => total - (sinceStarts[week + 1] ?? 0));
}

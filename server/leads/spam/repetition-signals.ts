import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import type { LeadDatabase } from '../tables.ts';
import { FREQUENT, type Signal, THRESHOLD } from './signal.ts';
import { textHash, wordsOf } from './text-hash.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const LONG_ENOUGH = 40; // characters: shorter texts are alike by chance
const MAX_COUNTED = 100;

/** Returns the signals of a text whose words were sent before within a day. */
export async function repetitionSignals(
  transaction: LeadDatabase,
  { table }: AnyInboxKind,
  text: string,
  at: Date,
): Promise<Signal[]> {
  if (wordsOf(text).length < LONG_ENOUGH) return [];
  const same = await transaction
    .selectFrom(table)
    .select('created_at')
    .where('text_hash', '=', textHash(text))
    .where('created_at', '>', new Date(at.getTime() - DAY).toISOString())
    .limit(MAX_COUNTED)
    .execute();
  const earlier = same.length;
  if (earlier < 2) return [];
  const times = `${earlier === MAX_COUNTED ? 'at least ' : ''}${earlier} times`;
  return [{ weight: earlier < 5 ? FREQUENT : THRESHOLD, reason: `The same text was sent ${times} within a day.` }];
}

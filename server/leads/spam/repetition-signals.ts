import type { ContactMessage, LeadDatabase, LeadKind, Meeting } from '../tables.ts';
import { tableOf } from '../tables.ts';
import { textHash, wordsOf } from './text-hash.ts';
import { ENOUGH, OFTEN, type Sign } from './signal.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const LONG_ENOUGH = 40; // characters: shorter texts are alike by themselves
const MOST = 100; // more tell nothing more

/** Returns the signs of spam in a text whose words were sent before within a day. */
export async function repetitionSignals(
  transaction: LeadDatabase,
  kind: LeadKind,
  lead: ContactMessage | Meeting,
  at: Date,
): Promise<Sign[]> {
  const text = textOf(lead);
  if (wordsOf(text).length < LONG_ENOUGH) return [];
  const same = await transaction
    .selectFrom(tableOf[kind] as 'contact_messages')
    .select('created_at')
    .where('text_hash', '=', textHash(text))
    .where('created_at', '>', new Date(at.getTime() - DAY).toISOString())
    .limit(MOST)
    .execute();
  const earlier = same.length;
  if (earlier < 2) return [];
  const times = `${earlier === MOST ? 'at least ' : ''}${earlier} times`;
  return [{ weight: earlier < 5 ? OFTEN : ENOUGH, reason: `The same text had come ${times} within a day.` }];
}

/** Returns what a visitor wrote at length. */
export function textOf(lead: ContactMessage | Meeting): string {
  return 'description' in lead ? lead.description : lead.subject;
}

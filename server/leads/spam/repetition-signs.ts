import type { ContactMessage, LeadDatabase, LeadKind, Meeting } from '../tables.ts';
import { tableOf } from '../tables.ts';
import { ENOUGH, OFTEN, type Sign } from './sign.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const LONG_ENOUGH = 40; // characters: shorter texts are alike by themselves

/** Gives what it tells that the same text came before, within a day. */
export async function repetitionSigns(
  transaction: LeadDatabase,
  kind: LeadKind,
  lead: ContactMessage | Meeting,
  at: Date,
): Promise<Sign[]> {
  const column = 'description' in lead ? 'description' : ('subject' as 'description');
  const text = (lead as ContactMessage)[column];
  if (text.length < LONG_ENOUGH) return [];
  const { total } = await transaction
    .selectFrom(tableOf[kind] as 'contact_messages')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('created_at', '>', new Date(at.getTime() - DAY).toISOString())
    .where(column, '=', text)
    .executeTakeFirstOrThrow();
  const earlier = Number(total);
  if (earlier < 2) return [];
  return [{ weight: earlier < 5 ? OFTEN : ENOUGH, reason: `The same text had come ${earlier} times within a day.` }];
}

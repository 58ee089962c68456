import { sql } from 'kysely';
import { z } from 'zod';
import { type Actor, logActivity } from '../../audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { done, fieldErrors, missing, type Missing, type Outcome, refused } from '../../platform/outcome.ts';
import type { Assignees } from './assignees.ts';
import { leadChanges } from './inbox.ts';
import type { Outbox } from '../email/outbox.ts';
import type { MailWorker } from '../email/mail-worker.ts';
import { settleMails } from '../email/spam-mails.ts';
import { sourceIn } from '../intake/source.ts';
import { type LeadDatabase, type LeadKind, type LeadTables, tableOf } from '../tables.ts';
import { leadsOf, type LeadsFilter, wantedLeads } from './lead-query.ts';

const MOST = 100;
const EXPORTED_AT_ONCE = 500;

/** What may be changed of several leads at once. */
export const changesOfMany = z.object(
  {
    ids: z
      .array(z.int('Ids must be whole numbers.').positive('Ids must be whole numbers.'), 'Ids must be a list.')
      .min(1, 'Choose at least one.')
      .max(MOST, `At most ${MOST} can be changed at once.`),
    ...leadChanges.pick({ state: true, assignee_id: true }).shape,
  },
  'The changes must be sent as named fields.',
);

interface TriageMeans {
  clock: Clock;
  outbox: Outbox;
  mailWorker: MailWorker;
  assignees: Assignees;
}

export type Triage = ReturnType<typeof createTriage>;

/** What is done with many leads, one after the other or at once. */
export function createTriage({ kysely }: Database, { clock, outbox, mailWorker, assignees }: TriageMeans) {
  const leads: LeadDatabase = kysely.withTables<LeadTables>();

  /** Takes ids, and a state, an assignee or both for them; gives how many there were. Those that are gone are passed over. */
  async function updateMany(kind: LeadKind, input: unknown, by: Actor): Promise<Outcome<number> | Missing> {
    const checked = changesOfMany.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { ids, ...changes } = checked.data;
    const refusal = await assignees.whyNot(changes.assignee_id);
    if (refusal) return refusal;
    const outcome = await leads.transaction().execute(async (transaction: LeadDatabase) => {
      const rows = await leadsOf(transaction, kind)
        .select(['id', 'name', 'email', 'reference', 'state', 'created_at'])
        .where('id', 'in', ids)
        .execute();
      if (rows.length === 0) return missing;
      await transaction
        .updateTable(tableOf[kind] as 'contact_messages')
        .set({ ...changes, version: sql<number>`version + 1` })
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute();
      for (const lead of rows) {
        await settleMails(transaction, outbox, { kind, lead, to: changes.state ?? lead.state, at: clock() });
        const what = { subject: kind, recordId: lead.id, title: `${lead.name} (${lead.reference})` };
        await logActivity(transaction, { ...what, by, at: clock(), action: 'updated' });
      }
      return done(rows.length);
    });
    mailWorker.wake();
    return outcome;
  }

  /** Gives the ids before and after a lead in the list that a filter makes, whether or not it is still in it itself. */
  async function neighbours(kind: LeadKind, id: number, filter: LeadsFilter) {
    const here = await leadsOf(leads, kind).select(['created_at', 'id']).where('id', '=', id).executeTakeFirst();
    if (!here) return null;
    const at = [here.created_at, here.id] as const;
    const nearest = async (side: '<' | '>') => {
      const beside = wantedLeads(leads, kind, filter).where(beyond(side, at)).select('id');
      const order = side === '<' ? 'desc' : 'asc';
      const found = await beside.orderBy('created_at', order).orderBy('id', order).limit(1).executeTakeFirst();
      return found?.id ?? null;
    };
    return { previous: await nearest('>'), next: await nearest('<') };
  }

  /** Notes who takes a copy of a box. */
  async function noteExport(title: string, by: Actor): Promise<void> {
    await logActivity(leads, { subject: 'inbox', recordId: null, title, by, at: clock(), action: 'exported' });
  }

  /** Yields the leads that match a filter, newest first, with assignee and source. Reads them in batches. */
  async function* readAll(kind: LeadKind, filter: LeadsFilter) {
    const names = await assignees.names();
    let last: readonly [string, number] | undefined;
    for (;;) {
      const rows = wantedLeads(leads, kind, filter)
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(EXPORTED_AT_ONCE);
      const some = await (last ? rows.where(beyond('<', last)) : rows).execute();
      for (const lead of some)
        yield { ...lead, source: sourceIn(lead.source), assignee: names.get(lead.assignee_id ?? 0) };
      const end = some.at(-1);
      if (!end || some.length < EXPORTED_AT_ONCE) return;
      last = [end.created_at, end.id];
    }
  }

  return { updateMany, neighbours, noteExport, readAll };
}

/** What stands on one side of a lead, which is named by when it came and its id. */
function beyond(side: '<' | '>', [createdAt, id]: readonly [string, number]) {
  return sql<boolean>`(created_at, id) ${sql.raw(side)} (${createdAt}, ${id})`;
}

import { sql } from 'kysely';
import { z } from 'zod';
import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { LeadsDependencies } from '../dependencies.ts';
import { done, fieldErrors, missing, type Missing, type Outcome, refused } from '../../platform/outcome.ts';
import type { LeadDatabase } from '../tables.ts';
import { itemChanges } from './inbox.ts';
import { followChange } from './item-change.ts';
import { beyond, filteredItems, type ItemFilter, realItems } from './item-query.ts';
import { viewOrder } from './views.ts';

const MAX_AT_ONCE = 100;

/** The changes that apply to several items at once. */
export const bulkChanges = z.object(
  {
    ids: z
      .array(z.int('Ids must be whole numbers.').positive('Ids must be whole numbers.'), 'Ids must be a list.')
      .min(1, 'Choose at least one.')
      .max(MAX_AT_ONCE, `At most ${MAX_AT_ONCE} can be changed at once.`),
    ...itemChanges.pick({ status: true, assignee_id: true }).shape,
  },
  'The changes must be sent as named fields.',
);

/** Works through many items: bulk changes, the next and the previous one. */
export function createTriage(dependencies: LeadsDependencies) {
  const { db, clock, readTimeZone, mailWorker, assignees } = dependencies;

  /** Changes status, assignee or both of several items, and returns their number. Missing ones are skipped. */
  async function updateMany(kind: AnyInboxKind, input: unknown, by: Actor): Promise<Outcome<number> | Missing> {
    const checked = bulkChanges.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { ids, ...changes } = checked.data;
    const refusal = await assignees.whyNot(changes.assignee_id);
    if (refusal) return refusal;
    const outcome = await db.transaction().execute(async (transaction: LeadDatabase) => {
      const rows = await realItems(transaction, kind).selectAll().where('id', 'in', ids).execute();
      if (rows.length === 0) return missing;
      await transaction
        .updateTable(kind.table)
        .set({ ...changes, version: sql<number>`version + 1` })
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute();
      for (const item of rows) await followChange(transaction, dependencies, { kind, item, changes, by });
      return done(rows.length);
    });
    mailWorker.wake();
    return outcome;
  }

  /** Returns the ids before and after an item in a filtered list, whether or not the item itself passes the filter. */
  async function neighbours(kind: AnyInboxKind, id: number, filter: ItemFilter) {
    const { column, direction } = viewOrder(kind, filter.view);
    const here = await realItems(db, kind)
      .select(['id', column.as('at')])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!here) return null;
    const day = { now: clock(), timeZone: await readTimeZone() };
    const nearest = async (side: '<' | '>') => {
      const order = side === '<' ? 'desc' : 'asc';
      const items = filteredItems(db, kind, filter, day)
        .where(beyond(side, column, [here.at, id]))
        .select('id');
      const found = await items.orderBy(column, order).orderBy('id', order).limit(1).executeTakeFirst();
      return found?.id ?? null;
    };
    const [before, after] = direction === 'desc' ? (['>', '<'] as const) : (['<', '>'] as const);
    return { previous: await nearest(before), next: await nearest(after) };
  }

  return { updateMany, neighbours };
}

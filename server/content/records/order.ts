import { z } from 'zod';
import type { ContentType } from '../../../content/model/content-type.ts';
import { type Actor, logActivity } from '../../audit/audit-log.ts';
import { done, fieldErrors, type Missing, missing, type Outcome, refused } from '../../platform/outcome.ts';
import { writeContent } from '../content-version.ts';
import { type AnyRecord, readById, titleOf } from './records.ts';
import { anyContent, type ContentDatabase, tableOf } from '../tables.ts';

const WHOLE = 'Position must be a whole number from 1.';

/** Where a record is to stand among those of its type: 1 is first, and what is beyond the last is last. */
export const moveInput = z.object({ position: z.union([z.int(WHOLE).min(1, WHOLE), digits()], WHOLE) }, WHOLE);

/** Gives the position behind all others of a type. */
export async function nextPosition(kysely: ContentDatabase, type: ContentType): Promise<number> {
  const last = anyContent(kysely)
    .selectFrom(tableOf(type))
    .select(({ fn }) => fn.max('position').as('position'));
  return ((await last.executeTakeFirst())?.position ?? 0) + 1;
}

/** Puts a record of an ordered type at another place; the others close up; gives it. Versions stay: nobody's edit gets stale. */
export async function moveRecord(
  kysely: ContentDatabase,
  type: ContentType,
  { id, input, by, at }: { id: number; input: unknown; by: Actor; at: Date },
): Promise<Outcome<AnyRecord> | Missing> {
  const checked = moveInput.safeParse(input);
  if (!checked.success) return refused(fieldErrors(checked.error));
  return writeContent(kysely, async (transaction) => {
    const record = await readById(transaction, type, id);
    if (!record) return missing;
    const others = (await inOrder(transaction, type)).filter((row) => row.id !== id);
    const rows = others.toSpliced(checked.data.position - 1, 0, { id, position: record['position'] as number });
    for (const [index, row] of rows.entries()) {
      if (row.position === index + 1) continue;
      const placed = anyContent(transaction)
        .updateTable(tableOf(type))
        .set({ position: index + 1 });
      await placed.where('id', '=', row.id).execute();
    }
    const what = { subject: type.name, recordId: id, title: titleOf(type, record) };
    await logActivity(transaction, { by, action: 'moved', at, ...what });
    return done((await readById(transaction, type, id)) as AnyRecord);
  });
}

function inOrder(kysely: ContentDatabase, type: ContentType) {
  const rows = anyContent(kysely).selectFrom(tableOf(type)).select(['id', 'position']).where('deleted_at', 'is', null);
  return rows.orderBy('position').orderBy('id').execute();
}

/** As forms send a number. */
function digits() {
  return z
    .string(WHOLE)
    .regex(/^[1-9]\d{0,8}$/, WHOLE)
    .transform(Number);
}

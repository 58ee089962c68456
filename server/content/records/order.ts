import { z } from 'zod';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { done, missing } from '../../platform/outcome.ts';
import { writeContent } from '../content-version.ts';
import { type Change, logChange } from '../revisions/revisions.ts';
import { type ContentDatabase, recordsOf, updateRecords, withDeletedRecords } from '../tables.ts';
import { readRecord } from './records.ts';

const NOT_A_POSITION = 'Position must be a whole number, 1 or higher.';

/** The new position of a record: 1 is first, and any number past the end is last. */
export const moveInput = z.object(
  { position: z.union([z.int(NOT_A_POSITION).min(1, NOT_A_POSITION), digits()], NOT_A_POSITION) },
  NOT_A_POSITION,
);

/** Returns the position after all others of a type. */
export async function nextPosition(db: ContentDatabase, type: ContentType): Promise<number> {
  const last = withDeletedRecords(db, type).select(({ fn }) => fn.max('position').as('position'));
  return ((await last.executeTakeFirst())?.position ?? 0) + 1;
}

/** Moves a record to another position and closes the gap. Versions stay, so that nobody's edit becomes stale. */
export async function moveRecord(db: ContentDatabase, type: ContentType, id: number, place: number, change: Change) {
  return writeContent(
    db,
    async (transaction) => {
      const record = await readRecord(transaction, type, id);
      if (!record) return missing;
      const others = (await inOrder(transaction, type)).filter((row) => row.id !== id);
      const rows = others.toSpliced(place - 1, 0, { id, position: record['position'] as number });
      for (const [index, row] of rows.entries()) {
        const position = index + 1;
        if (row.position === position) continue;
        await updateRecords(transaction, type).set({ position }).where('id', '=', row.id).execute();
      }
      await logChange(transaction, type, record, 'moved', change);
      return done((await readRecord(transaction, type, id)) as AnyRecord);
    },
    type,
  );
}

function inOrder(db: ContentDatabase, type: ContentType) {
  return recordsOf(db, type).select(['id', 'position']).orderBy('position').orderBy('id').execute();
}

/** Reads a number as forms send it. */
function digits() {
  return z
    .string(NOT_A_POSITION)
    .regex(/^[1-9]\d{0,8}$/, NOT_A_POSITION)
    .transform(Number);
}

import { z } from 'zod';
import type { ContentType } from '../../../content/model/content-type.ts';
import { optional, text } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/kinds.ts';
import { type Attempt, conflicting, done, missing } from '../../platform/outcome.ts';
import { writeInTurn } from '../content-version.ts';
import { findRow } from '../records/records.ts';
import type { ContentDatabase } from '../tables.ts';
import { type Change, logChange, type Revision, revisionsOf } from './revisions.ts';

/** What has a label is kept for good, however many saves follow. */
const MAX_LABELLED = 20;

export const labelInput = z
  .object(
    { label: schemaOf(optional(text('Label', { max: 100 }))).describe('Empty takes it away') },
    'The label must be sent as a named field.',
  )
  .refine(({ label }) => label !== undefined, { path: ['label'], error: 'Label must be sent; empty takes it away.' });

/** Changes what people call a stored state of a record, which is kept for as long as it has a label. */
export function labelRevision(
  db: ContentDatabase,
  type: ContentType,
  { id, version, label }: { id: number; version: number; label: string | null },
  change: Change,
): Promise<Attempt<Revision>> {
  return writeInTurn(db, async (transaction) => {
    const row = await findRow(transaction, type, id);
    const revisions = revisionsOf(transaction, type, id);
    const revision = await revisions.where('version', '=', version).executeTakeFirst();
    if (!row || !revision) return missing;
    if (revision.label === label) return done(revision);
    if (label !== null && revision.label === null) {
      const labelled = await revisions.where('label', 'is not', null).execute();
      if (labelled.length >= MAX_LABELLED) return conflicting(full(type));
    }
    const ofRecord = transaction.updateTable('revisions').where('type', '=', type.name).where('record_id', '=', id);
    await ofRecord.where('version', '=', version).set({ label }).execute();
    await logChange(transaction, type, row, 'labelled', change);
    return done({ ...revision, label });
  });
}

function full({ noun }: ContentType) {
  return `${MAX_LABELLED} versions of this ${noun.one} have a label. Take one away first.`;
}

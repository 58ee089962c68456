import type { ContentType } from '../../../content/model/content-type.ts';
import { isTranslatable } from '../../../content/model/translations/in-language.ts';
import { changedTexts } from '../../../content/model/translations/changed-texts.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { readRevision } from '../revisions/revisions.ts';
import type { ContentDatabase } from '../tables.ts';
import { catchUp, sourceVersions, translationDrafts } from './rows.ts';

/**
 * Lets the translations of a record that was saved, and drafts of them, stay up to date as far as it says what it said when they were made: a picture,
 * the order of items or the status may have changed, or a word and back. All others are behind until somebody has looked at them.
 */
export async function followSource(transaction: ContentDatabase, type: ContentType, record: AnyRecord): Promise<void> {
  if (type.language || !isTranslatable(type)) return;
  for (const { source_version } of await sourceVersions(transaction, type, record.id).execute()) {
    const base = await readRevision(transaction, type, record.id, source_version);
    if (!base || changedTexts(type.fields, base.record, record).length > 0) continue;
    await catchUp(transaction, type, record).where('source_version', '=', source_version).execute();
    const drafts = translationDrafts(transaction, type, record.id).where('source_version', '=', source_version);
    const updated = transaction.updateTable('drafts').set({ source_version: record.version });
    await updated.where('id', 'in', drafts.select('id')).execute();
  }
}

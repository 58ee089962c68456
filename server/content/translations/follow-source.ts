import type { ContentType } from '../../../content/model/content-type.ts';
import { isTranslatable } from '../../../content/model/translations/in-language.ts';
import { textsOf } from '../../../content/model/translations/other-words.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { differing } from '../../../content/model/values.ts';
import { readRevision } from '../revisions/revisions.ts';
import type { ContentDatabase } from '../tables.ts';
import { catchUp, translationsOf } from './rows.ts';

/**
 * Lets the translations of a record that was saved stay up to date as far as it says what it said when they were made: a picture
 * or the status may have changed, or a word and back. All others are behind until somebody has looked at them.
 */
export async function followSource(transaction: ContentDatabase, type: ContentType, record: AnyRecord): Promise<void> {
  if (type.language || !isTranslatable(type)) return;
  const bases = translationsOf(transaction, type).select('source_version').where('id', '=', record.id).distinct();
  for (const { source_version } of await bases.execute()) {
    const base = await readRevision(transaction, type, record.id, source_version);
    if (!base || differing(textsOf(type, base.record), textsOf(type, record)).length > 0) continue;
    await catchUp(transaction, type, record).where('source_version', '=', source_version).execute();
  }
}

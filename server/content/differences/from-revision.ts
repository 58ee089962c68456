import type { ContentType } from '../../../content/model/content-type.ts';
import { valuesOf } from '../../../content/model/values.ts';
import { readRecord } from '../records/records.ts';
import { readRevision } from '../revisions/revisions.ts';
import type { ContentDatabase } from '../tables.ts';
import { recordDifferences } from './record-differences.ts';

/** Returns what differs between a revision and the record as it is now; null where there is no such revision. */
export async function differencesFromRevision(db: ContentDatabase, type: ContentType, id: number, version: number) {
  const [revision, record] = [await readRevision(db, type, id, version), await readRecord(db, type, id)];
  return revision && record && recordDifferences(db, type, valuesOf(type, revision.record), valuesOf(type, record));
}

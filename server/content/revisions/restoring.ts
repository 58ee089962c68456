import { type ContentType, relationsOf } from '../../../content/model/content-type.ts';
import { type Values, valuesOf } from '../../../content/model/values.ts';
import { singlePartAt } from '../parts/single-part-before.ts';
import { readRecord } from '../records/records.ts';
import { relatedExists } from '../records/relations.ts';
import type { ContentDatabase } from '../tables.ts';
import { readRevision } from './revisions.ts';

/** Returns the changes that restore a revision: its fields without the slug, its date, and relations to deleted records. */
export async function changesToRestore(db: ContentDatabase, type: ContentType, id: number, version: number) {
  const revision = await readRevision(db, type, id, version);
  if (!revision) return null;
  const { version: _version, slug: _slug, ...fields } = revision.record;
  if (type.datedBy) delete fields[type.datedBy];
  for (const relation of relationsOf(type)) {
    const related = fields[relation.name] as { id: number } | null;
    if (related === null && !type.fields[relation.name]?.required) continue;
    if (!related || !(await relatedExists(db, relation, related.id))) delete fields[relation.name];
  }
  return fields;
}

/** Returns the values of a form that restore a revision, without what a restored revision leaves as it is now. */
export async function valuesToRestore(
  db: ContentDatabase,
  type: ContentType,
  id: number,
  version: number,
): Promise<Values | null> {
  const changes = await changesToRestore(db, type, id, version);
  const record = await readRecord(db, type, id);
  if (!changes || !record) return null;
  const values = Object.entries(valuesOf(type, { ...record, ...changes }));
  return {
    ...Object.fromEntries(values.filter(([name]) => Object.hasOwn(changes, name))),
    ...(await singlePartAt(db, type, id, version)),
  };
}

import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import { settings } from '../../../content/types/settings.ts';
import { refused } from '../../platform/outcome.ts';
import { type ContentDatabase, countOf, recordsOf } from '../tables.ts';
import { readSingle } from './records.ts';

/** An entry of a list in the settings that other records name by its key. */
export interface ListedEntry {
  key: string;
  label: string;
}

/** Reads a list of the settings whose entries have keys; as it is at first while an empty database is filled. */
export async function readListed(db: ContentDatabase, list: string): Promise<ListedEntry[]> {
  const declared: Readonly<Record<string, Field>> = settings.fields;
  return ((await readSingle(db, settings))?.[list] ?? declared[list]?.initial ?? []) as ListedEntry[];
}

/** Refuses to take an entry out of a list of the settings while a record names it. */
export async function refuseUsedEntries(db: ContentDatabase, type: ContentType, changes: Record<string, unknown>) {
  if (type.name !== settings.name) return null;
  for (const [name, list] of Object.entries(changes)) {
    const users = contentTypes.flatMap((user) => fieldsListedIn(user, name).map((field) => ({ user, field })));
    if (users.length === 0 || !Array.isArray(list)) continue;
    const keys = new Set((list as ListedEntry[]).map(({ key }) => key));
    for (const { key, label } of (await readListed(db, name)).filter((entry) => !keys.has(entry.key)))
      for (const { user, field } of users) {
        const count = await countOf(recordsOf(db, user).where(db.dynamic.ref(field), '=', key));
        if (count > 0) return refused({ [name]: [stillUsed(label, user, count)] });
      }
  }
  return null;
}

function stillUsed(label: string, { noun }: ContentType, count: number) {
  return `“${label}” has ${count} ${count === 1 ? noun.one : noun.many}. Give ${count === 1 ? 'it' : 'them'} another one first.`;
}

function fieldsListedIn({ fields }: ContentType, list: string) {
  return Object.entries(fields).flatMap(([name, { listedIn }]) => (listedIn === list ? name : []));
}

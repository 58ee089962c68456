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

/** Refuses to take an entry out of a list of the settings, or to change its key, while a record names it. */
export async function refuseUsedEntries(db: ContentDatabase, type: ContentType, changes: Record<string, unknown>) {
  if (type.name !== settings.name) return null;
  for (const [name, list] of Object.entries(changes)) {
    const users = contentTypes.flatMap((user) => fieldsListedIn(user, name).map((field) => ({ user, field })));
    if (users.length === 0 || !Array.isArray(list)) continue;
    const entries = list as ListedEntry[];
    const keys = new Set(entries.map(({ key }) => key));
    for (const { key, label } of (await readListed(db, name)).filter((entry) => !keys.has(entry.key)))
      for (const { user, field } of users) {
        const count = await countOf(recordsOf(db, user).where(db.dynamic.ref(field), '=', key));
        if (count === 0) continue;
        const renamed = entries.findIndex((entry) => entry.label === label);
        const use = { label, key, noun: user.noun, count, entry: nounOfEntry(name) };
        return refused(renamed < 0 ? { [name]: [removed(use)] } : { [`${name}.${renamed}.key`]: [keyChanged(use)] });
      }
  }
  return null;
}

/** An entry that records name. */
interface Use extends ListedEntry, Pick<ContentType, 'noun'> {
  count: number;
  /** What an entry of the list is called. */
  entry: string;
}

function removed({ label, noun, count, entry }: Use) {
  const [records, those] = count === 1 ? [noun.one, 'it'] : [noun.many, 'them'];
  return `“${label}” has ${count} ${records}. Give ${those} another ${entry} before you remove this one.`;
}

function keyChanged({ label, key, noun, count, entry }: Use) {
  const records = count === 1 ? `a ${noun.one} has` : `${count} ${noun.many} have`;
  return `The key of “${label}” stays “${key}” as long as ${records} this ${entry}. Its name can be any other.`;
}

function nounOfEntry(list: string) {
  const declared: Readonly<Record<string, Field>> = settings.fields;
  return (declared[list]?.one ?? 'entry').toLowerCase();
}

function fieldsListedIn({ fields }: ContentType, list: string) {
  return Object.entries(fields).flatMap(([name, { listedIn }]) => (listedIn === list ? name : []));
}

import { contentTypes } from '../../../content/index.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { partsOf } from '../../../content/model/parts/parts.ts';
import { asSinglePart } from '../../../content/model/parts/single-part.ts';
import { PERSON } from '../../../content/model/relations.ts';
import { MEDIA } from '../../../content/search-groups.ts';
import type { AccountTables } from '../../accounts/tables.ts';
import { type ContentTables, recordsOf } from '../../content/tables.ts';
import type { LeadTables } from '../../leads/tables.ts';
import type { SearchDatabase } from '../tables.ts';
import { readFiles } from './files.ts';
import { readItems } from './items.ts';
import { readPeople } from './people.ts';
import { readRecords } from './records.ts';
import type { SearchEntry, EntrySelection } from './entry.ts';

/** A type of entries, and how they are read. */
interface SearchedType {
  name: string;
  table: string;
  /** Reads those of the selection that exist. */
  read: (db: SearchDatabase, selection: EntrySelection) => Promise<SearchEntry[]>;
}

/** A record that is saved with others in a list, such as the headings of a post, is found as a part of its owner. */
const listed = new Set(contentTypes.flatMap((type) => partsOf(type).map((part) => part.type.name)));

export const searchedTypes: readonly SearchedType[] = [
  {
    name: PERSON,
    table: 'users',
    read: (db, { ids }) => readPeople(db.withTables<AccountTables>(), ids),
  },
  { name: MEDIA, table: 'media', read: (db, { ids }) => readFiles(db, ids) },
  ...inboxKinds.map((kind) => ({
    name: kind.name,
    table: kind.table,
    read: (db: SearchDatabase, { ids }: EntrySelection) => readItems(db.withTables<LeadTables>(), kind, ids),
  })),
  ...contentTypes
    .filter(({ name }) => !listed.has(name))
    .map((type) => ({
      name: type.name,
      table: type.table,
      read: (db: SearchDatabase, selection: EntrySelection) => readOfType(db, type, selection),
    })),
];

/** A single part is found as the record that it belongs to. */
async function readOfType(db: SearchDatabase, type: ContentType, selection: EntrySelection): Promise<SearchEntry[]> {
  const content = db.withTables<ContentTables>();
  const part = asSinglePart(type);
  if (!part) return readRecords(content, type, selection);
  const owners = await recordsOf(content, part.owner).select('id').where('slug', '=', part.slug).execute();
  return readRecords(content, part.owner, { ...selection, ids: owners.map(({ id }) => id) });
}

export function readEntries(db: SearchDatabase, type: string, selection: EntrySelection): Promise<SearchEntry[]> {
  const found = searchedTypes.find(({ name }) => name === type);
  // Another version of Plinth may have noted other types.
  return found && selection.ids.length > 0 ? found.read(db, selection) : Promise.resolve([]);
}

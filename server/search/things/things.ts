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
import type { Thing, WantedThings } from './thing.ts';

/** Where things are found. */
interface Place {
  name: string;
  table: string;
  /** Reads those of some things that are there. */
  read: (db: SearchDatabase, wanted: WantedThings) => Promise<Thing[]>;
}

/** A record that is saved with others in a list, such as the headings of a post, has no place of its own. */
const listed = new Set(contentTypes.flatMap((type) => partsOf(type).map((part) => part.type.name)));

export const places: readonly Place[] = [
  {
    name: PERSON,
    table: 'users',
    read: (db, { ids }) => readPeople(db.withTables<AccountTables>(), ids),
  },
  { name: MEDIA, table: 'media', read: (db, { ids }) => readFiles(db, ids) },
  ...inboxKinds.map((kind) => ({
    name: kind.name,
    table: kind.table,
    read: (db: SearchDatabase, { ids }: WantedThings) => readItems(db.withTables<LeadTables>(), kind, ids),
  })),
  ...contentTypes
    .filter(({ name }) => !listed.has(name))
    .map((type) => ({
      name: type.name,
      table: type.table,
      read: (db: SearchDatabase, wanted: WantedThings) => readOfType(db, type, wanted),
    })),
];

/** A single part is found as the record that it belongs to. */
async function readOfType(db: SearchDatabase, type: ContentType, wanted: WantedThings): Promise<Thing[]> {
  const content = db.withTables<ContentTables>();
  const part = asSinglePart(type);
  if (!part) return readRecords(content, type, wanted);
  const owners = await recordsOf(content, part.owner).select('id').where('slug', '=', part.slug).execute();
  return readRecords(content, part.owner, { ...wanted, ids: owners.map(({ id }) => id) });
}

export function readThings(db: SearchDatabase, place: string, wanted: WantedThings): Promise<Thing[]> {
  const found = places.find(({ name }) => name === place);
  // Another version of Plinth may have noted others.
  return found && wanted.ids.length > 0 ? found.read(db, wanted) : Promise.resolve([]);
}

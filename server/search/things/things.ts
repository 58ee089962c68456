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
import type { Thing, ThingSelection } from './thing.ts';

/** Where things are found. */
interface Place {
  name: string;
  table: string;
  /** Reads those of some things that are there. */
  read: (db: SearchDatabase, selection: ThingSelection) => Promise<Thing[]>;
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
    read: (db: SearchDatabase, { ids }: ThingSelection) => readItems(db.withTables<LeadTables>(), kind, ids),
  })),
  ...contentTypes
    .filter(({ name }) => !listed.has(name))
    .map((type) => ({
      name: type.name,
      table: type.table,
      read: (db: SearchDatabase, selection: ThingSelection) => readOfType(db, type, selection),
    })),
];

/** A single part is found as the record that it belongs to. */
async function readOfType(db: SearchDatabase, type: ContentType, selection: ThingSelection): Promise<Thing[]> {
  const content = db.withTables<ContentTables>();
  const part = asSinglePart(type);
  if (!part) return readRecords(content, type, selection);
  const owners = await recordsOf(content, part.owner).select('id').where('slug', '=', part.slug).execute();
  return readRecords(content, part.owner, { ...selection, ids: owners.map(({ id }) => id) });
}

export function readThings(db: SearchDatabase, place: string, selection: ThingSelection): Promise<Thing[]> {
  const found = places.find(({ name }) => name === place);
  // Another version of Plinth may have noted others.
  return found && selection.ids.length > 0 ? found.read(db, selection) : Promise.resolve([]);
}

import { contentTypes } from '../../../content/index.ts';
import {
  collatedFields,
  columnsOf,
  type ContentType,
  isSortable,
  keyName,
} from '../../../content/model/content-type.ts';
import type { Field, FieldKind } from '../../../content/model/field.ts';
import { partsOf } from '../../../content/model/parts/parts.ts';
import { orderColumn } from '../../content/records/records.ts';
import type { Column, Index, SearchedAs, Table } from './tables.ts';

/** Returns the table that holds the records of a content type. */
export function contentTable(type: ContentType): Table {
  const columns = columnsOf(type).map((column) => ({ ...column, ...detailsOf(type, column.name) }));
  const table = { name: type.table, columns, searched: searchedAs(type) };
  if (type.language) return { ...table, indexes: slugIndexes(type), primaryKey: ['language', 'id'] };
  const indexes = type.single || type.ordered ? [] : listIndexes(type);
  return { ...table, indexes, ...(type.titleIndex && { titleIndex: keyName(type.title) }) };
}

/** Translations have the ids of their records, and a part is found as the record that it belongs to. */
function searchedAs(type: ContentType): SearchedAs {
  const { name, table } = type.source ?? type;
  const part = contentTypes.flatMap(partsOf).find((candidate) => candidate.type.name === name);
  if (!part) return { place: `'${name}'`, thing: 'row.id' };
  const owner = type.source ? `(select ${part.by} from ${table} where ${table}.id = row.id)` : `row.${part.by}`;
  return { place: `'${part.owner.name}'`, thing: owner };
}

type Details = Omit<Column, 'name' | 'nullable'>;

const system: Record<string, Details> = {
  id: { type: 'integer', primaryKey: true },
  slug: { type: 'text', unique: true },
  position: { type: 'integer', initial: 0 },
  version: { type: 'integer', default: 1 },
};

const text: Details = { type: 'text', initial: '' };

const details: Record<FieldKind, (field: Field) => Details> = {
  text: () => text,
  longText: () => text,
  richText: () => text,
  link: () => text,
  linkOrPath: () => text,
  embed: () => text,
  email: () => text,
  chatNumber: () => text,
  phoneNumber: () => text,
  color: () => text,
  dateTime: () => text,
  timeZone: () => text,
  key: () => text,
  boolean: () => ({ type: 'integer', initial: 0 }),
  wholeNumber: ({ initial, min = 0 }) => ({ type: 'integer', initial: typeof initial === 'number' ? initial : min }),
  relations: () => ({ type: 'text', initial: '[]' }),
  people: () => ({ type: 'text', initial: '[]' }),
  group: () => ({ type: 'text', initial: '{}' }),
  list: () => ({ type: 'text', initial: '[]' }),
  sections: () => ({ type: 'text', initial: '[]' }),
  choice: ({ options = [] }) => {
    const initial = options[0]?.value ?? '';
    return { type: typeof initial === 'number' ? 'integer' : 'text', initial };
  },
  image: () => ({ type: 'integer', references: 'media' }),
  relation: ({ relation }) => {
    const related = contentTypes.find(({ name }) => name === relation?.to);
    return { type: 'integer', ...(related && { references: related.table }) };
  },
};

/** A translation has the id of its record, and its slug is unique in its language. */
function systemDetails({ source }: ContentType): Record<string, Details> {
  if (!source) return system;
  const ofTranslation: Record<string, Details> = {
    id: { type: 'integer', references: source.table },
    source_version: { type: 'integer' },
  };
  return { ...system, slug: { type: 'text' }, ...ofTranslation };
}

function detailsOf(type: ContentType, column: string): Details {
  if (collatedFields(type).some((name) => keyName(name) === column)) return { type: 'text', isBinary: true };
  const field = type.fields[column];
  return field ? details[field.kind](field) : (systemDetails(type)[column] ?? { type: 'text' });
}

function slugIndexes({ table, addressedBy }: ContentType): Index[] {
  if (addressedBy !== 'slug') return [];
  return [{ name: `${table}_slug`, columns: ['language', 'slug'], isUnique: true }];
}

/** One for every order and filter of its screen, and for the newest (docs/decisions/0099). */
function listIndexes(type: ContentType): Index[] {
  const index = (name: string, columns: string[], where = 'deleted_at is null') => ({
    name: `${type.table}_${name}`,
    columns,
    where,
  });
  const sortable = Object.keys(type.columns).filter((name) => isSortable(type.fields[name]));
  const orders = new Set([type.title, ...sortable, ...(type.filters ?? []), 'created_at', 'updated_at']);
  return [
    ...[...orders].map((column) => index(`by_${column}`, [orderColumn(type, column), 'id', 'deleted_at'])),
    ...('status' in type.fields ? [index('newest', ['status', 'created_at', 'id', 'deleted_at'])] : []),
    index('deleted', ['deleted_at'], 'deleted_at is not null'),
  ];
}

import type { ContentType } from '../content/model/content-type.ts';
import type { Leaf } from '../content/model/parts/nested.ts';
import { leavesIn, type SeedRecord } from './records.ts';

/** Creates a record as an administrator would, or the translation of one, and returns its id. */
export type Create = (
  type: ContentType,
  input: object,
  at: Date,
  original?: { id: number; version: number },
) => Promise<number>;

interface NamedRecord extends Pick<SeedRecord, 'type' | 'name' | 'fields'> {
  createdAt: Date;
}

/** Lets records name pictures, and the records they relate to, which are created before them. */
export function byName(create: Create, picturePaths: ReadonlyMap<string, string>) {
  const ids = new Map<string, number>();
  const idOf = (type: string, title: string) => found(ids, `${type} ${title}`);

  const valueOf = ({ field, holder, name }: Leaf) => {
    const value = holder[name];
    if (field.kind === 'image') return found(picturePaths, value as string);
    if (field.relation) return idOf(field.relation.to, value as string);
    const type = field.records?.to;
    return type ? (value as string[]).map((title) => idOf(type, title)) : value;
  };

  return async ({ type, name, fields, createdAt }: NamedRecord): Promise<number> => {
    const record = structuredClone(fields);
    for (const leaf of leavesIn(type, record)) leaf.holder[leaf.name] = valueOf(leaf);
    const id = await create(type, record, createdAt);
    ids.set(`${type.name} ${name}`, id);
    return id;
  };
}

function found<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The demonstration has nothing called “${name}”.`);
  return value;
}

import { contentTypes } from '../../../content/index.ts';
import { type ContentType, relationsOf } from '../../../content/model/content-type.ts';
import type { TestApp } from './app.ts';

interface Wanted {
  title?: string;
  fields?: object;
  types?: readonly ContentType[];
}

/**
 * Creates a record of every type, or of some and those they relate to, and returns their ids by the name of the type. In
 * an empty database each has the id 1, and the slug "one" if it has a slug.
 */
export async function createOneOfEach(
  app: TestApp,
  { title = 'One', fields = {}, types = contentTypes }: Wanted = {},
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();

  async function create(type: ContentType) {
    if (ids.has(type.name) || !type.messages.created) return;
    const values: Record<string, unknown> = { ...fields, [type.title]: title };
    for (const { name, to } of relationsOf(type)) {
      for (const related of contentTypes) if (related.name === to) await create(related);
      values[name] = ids.get(to);
    }
    ids.set(type.name, await app.create(type, values));
  }

  for (const type of types) await create(type);
  return ids;
}

/** Returns the admin API path of the record of a type that `createOneOfEach` created. */
export function pathOfOne(type: ContentType): string {
  return `/${type.path}/${type.addressedBy === 'slug' ? 'one' : 1}`;
}

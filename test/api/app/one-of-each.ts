import { contentTypes } from '../../../content/index.ts';
import { type ContentType, relationsOf } from '../../../content/model/content-type.ts';
import type { TestApp } from './app.ts';

/** Creates a record named "One" of every type, related ones first: each has the id 1, and the slug "one" if it has a slug. */
export async function createOneOfEach(app: TestApp): Promise<void> {
  const done = new Set<string>();

  async function create(type: ContentType) {
    if (done.has(type.name) || !type.messages.created) return;
    done.add(type.name);
    const relations = relationsOf(type);
    for (const related of contentTypes) {
      if (relations.some(({ to }) => to === related.name)) await create(related);
    }
    await app.create(type, { ...Object.fromEntries(relations.map(({ name }) => [name, 1])), [type.title]: 'One' });
  }

  for (const type of contentTypes) await create(type);
}

/** Returns the admin API path of the record of a type that `createOneOfEach` created. */
export function pathOfOne(type: ContentType): string {
  return `/${type.path}/${type.addressedBy === 'slug' ? 'one' : 1}`;
}

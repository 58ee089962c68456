import type { ContentType } from '../../../../content/model/content-type.ts';
import { fieldsInside } from '../../../../content/model/nested.ts';
import { load } from '../../parts/api.ts';

/** The records to choose from, by the API path that lists them. */
export type Options = Record<string, { value: string; label: string }[]>;

/** Reads what the relations of a type can point to, those inside sections and lists included. */
export async function readOptions(type: ContentType): Promise<Options> {
  const relations = fieldsInside(type.fields).flatMap(([, { relation, records }]) => relation ?? records ?? []);
  const byPath = new Map(relations.map(({ optionsFrom, shows: [title = 'id'] }) => [optionsFrom, title]));
  const options = [...byPath].map(async ([path, title]) => {
    const { data } = await load<{ data: Record<string, string | number>[] }>(path);
    return [path, data.map((record) => ({ value: String(record['id']), label: String(record[title]) }))] as const;
  });
  return Object.fromEntries(await Promise.all(options));
}

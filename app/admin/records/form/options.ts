import { type ContentType, relationsOf } from '../../../../content/model/content-type.ts';
import { load } from '../../parts/api.ts';

/** The records to choose from, by the name of the relation. */
export type Options = Record<string, { value: string; label: string }[]>;

export async function readOptions(type: ContentType): Promise<Options> {
  const options = relationsOf(type).map(async ({ name, optionsFrom, shows: [title = 'id'] }) => {
    const { data } = await load<{ data: Record<string, string | number>[] }>(optionsFrom);
    return [name, data.map((record) => ({ value: String(record['id']), label: String(record[title]) }))] as const;
  });
  return Object.fromEntries(await Promise.all(options));
}

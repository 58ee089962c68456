import type { ContentType } from '../../../../content/model/content-type.ts';
import { read } from '../../parts/api.ts';

/** The records that a relation can point to, by the name of its field. */
export type Options = Record<string, { value: string; label: string }[]>;

type Offered = Record<string, string | number>;

/** Reads what the dropdowns of a type's form offer. */
export async function readOptions(type: ContentType): Promise<Options> {
  const relations = Object.entries(type.fields).filter(([, { relation }]) => relation);
  const options = relations.map(async ([name, { relation }]) => {
    const { data } = await read<{ data: Offered[] }>(relation?.from ?? '');
    const shown = relation?.shows[0] ?? 'id';
    return [name, data.map((record) => ({ value: String(record['id']), label: String(record[shown]) }))] as const;
  });
  return Object.fromEntries(await Promise.all(options));
}

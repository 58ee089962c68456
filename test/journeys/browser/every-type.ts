import { contentTypes } from '../../../content/index.ts';
import { isRecordPage, pageOf, recordPath } from '../../../content/addresses.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { ApiClient, Saved } from '../../api-client.ts';
import { sampleFields } from '../../api/app/sample-fields.ts';

/**
 * Saves a record of every content type, related to one another, with the given fields and valid values in all others.
 * Returns the paths of their pages by the name of the type.
 */
export async function publishEveryType(
  { call, ask, create, upload }: ApiClient,
  fieldsOf: (type: ContentType) => object,
): Promise<Record<string, string>> {
  const ids = new Map<string, number>();
  const paths: Record<string, string> = {};
  for (const type of contentTypes) {
    const samples = await sampleFields(type, async (_area, side) => upload(side));
    for (const [name, { relation }] of Object.entries(type.fields)) if (relation) samples[name] = ids.get(relation.to);
    const { id, slug } = await save(type, { ...samples, ...fieldsOf(type) });
    ids.set(type.name, id);
    const page = pageOf(type);
    if (isRecordPage(page)) paths[type.name] = recordPath(page, slug);
  }
  return paths;

  async function save(type: ContentType, fields: object): Promise<Saved> {
    if (!type.single || (await ask('GET', `/${type.path}/1`)).status === 404) return create(type, fields);
    return (await call<{ data: Saved }>('PUT', `/${type.path}/1`, fields)).data;
  }
}

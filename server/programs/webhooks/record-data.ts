import { typeNamed } from '../../../content/index.ts';
import { sourceOf } from '../../../content/model/translations/in-language.ts';
import { titleOf } from '../../../content/model/record.ts';
import { readKeys } from '../../content/records/keys.ts';
import type { ContentDatabase } from '../../content/tables.ts';
import { createPublicContent } from '../../site/published.ts';
import { pathOfRecord } from '../../site/pages/record-pages.ts';

/**
 * Creates what reads a record for programs elsewhere: its title and its address, if visitors see it now. What its event was about may
 * have changed since.
 */
export function createRecordReader(db: ContentDatabase, publicUrl: string) {
  const content = createPublicContent(db);

  return async function record(typeName: string, id: number): Promise<object> {
    const { language = null } = typeNamed(typeName);
    const type = sourceOf(typeNamed(typeName));
    const here = content.in(language);
    const [keyOf, path, [visible]] = await Promise.all([
      readKeys(db, [{ type: type.name, id }]),
      pathOfRecord(here, type, id),
      here.readAny(type, here.anyRecords(type).where('id', '=', id), type.title in type.fields ? [type.title] : ['id']),
    ]);
    return {
      type: type.path,
      id,
      key: keyOf({ type: type.name, id }),
      language,
      title: visible ? titleOf(type, visible) : null,
      url: path && publicUrl + path,
    };
  };
}

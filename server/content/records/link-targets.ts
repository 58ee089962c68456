import { pageOf } from '../../../content/addresses.ts';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { type AnyRecord, titleOf } from '../../../content/model/record.ts';
import { keyIn } from '../../../content/model/translations/in-language.ts';
import { type ContentDatabase, recordsOf } from '../tables.ts';
import { hasInTitle } from './title-search.ts';

const MAX_PER_TYPE = 4;

/** The types of records that visitors can be led to. */
const linkedTypes: readonly ContentType[] = contentTypes.filter((type) => !type.single && pageOf(type));

/** Finds records that have a page by a part of their title: the newest few of each type, InActive ones too. */
export async function findLinkTargets(db: ContentDatabase, text: string) {
  const found = await Promise.all(linkedTypes.map((type) => findOfType(db, type, text)));
  return found.flat();
}

async function findOfType(db: ContentDatabase, type: ContentType, text: string) {
  const named = ['id', type.addressedBy, type.title, ...('status' in type.fields ? ['status'] : [])];
  const rows = await recordsOf(db, type)
    .select([...new Set(named)] as 'id'[])
    .where(await hasInTitle(db, type, text))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_PER_TYPE)
    .execute();
  return (rows as object[] as AnyRecord[]).map((row) => ({
    type: type.name,
    key: keyIn(type, row),
    title: titleOf(type, row),
    status: (row['status'] as number | undefined) ?? null,
  }));
}

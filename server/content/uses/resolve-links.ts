import { typeNamed } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { sourceOf } from '../../../content/model/translations/in-language.ts';
import { type ContentDatabase, withDeletedRecords } from '../tables.ts';
import { recordUser, rewriteUses } from './uses.ts';

const AT_ONCE = 200; // a text may have a quarter of a megabyte

/** Finds the targets of links to records of a type again that led nowhere: one of them has another address now, or is new. */
export async function resolveLinks(transaction: ContentDatabase, type: ContentType): Promise<void> {
  const target = sourceOf(type);
  const users = await transaction
    .selectFrom('uses')
    .select(['type', 'record_id'])
    .distinct()
    .where('is_link', '=', 1)
    .where('target_type', '=', target.name)
    .where('target_id', 'not in', withDeletedRecords(transaction, target).select('id'))
    .execute();
  for (const [name, ofType] of Map.groupBy(users, (user) => user.type)) {
    const ids = ofType.map(({ record_id }) => record_id);
    for (let index = 0; index < ids.length; index += AT_ONCE)
      await rewriteRecords(transaction, typeNamed(name), ids.slice(index, index + AT_ONCE));
  }
}

async function rewriteRecords(transaction: ContentDatabase, type: ContentType, ids: number[]) {
  const rows = await withDeletedRecords(transaction, type).selectAll().where('id', 'in', ids).execute();
  await rewriteUses(
    transaction,
    rows.map((row) => recordUser(type, row)),
  );
}

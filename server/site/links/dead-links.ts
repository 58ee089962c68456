import { z } from 'zod';
import { contentTypes, typeNamed } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { titleOf } from '../../../content/model/record.ts';
import { menus } from '../../../content/types/menus.ts';
import type { ContentDatabase } from '../../content/tables.ts';
import { MEDIA } from '../../content/uses/mentions.ts';
import { isUnseen, linksOf } from '../checks/link-hints.ts';
import { leavesIn } from '../checks/publish-checks.ts';
import type { PublicContent } from '../published.ts';
import { recordPages } from '../record-pages.ts';
import { readLinkedRecords } from './linked-pages.ts';

const MAX_RECORDS = 50;
const MAX_LINKS = 50;

const users = contentTypes.filter((type) => type !== menus);

/** A link that visitors could follow if there was something to see. */
export type DeadLink = z.infer<typeof deadLinkSchema>;

export const deadLinkSchema = z.object({
  /** The path of the content type of the record that has the link. */
  type: z.string(),
  key: z.string(),
  title: z.string(),
  field: z.string().meta({ description: 'Where in the record, such as sections.2.html' }),
  /** What it says. */
  text: z.string(),
  /** Where it leads. */
  href: z.string(),
});

/** Lists up to 50 links of what visitors see that lead to records or files which they cannot see. */
export async function readDeadLinks(db: ContentDatabase, content: PublicContent): Promise<DeadLink[]> {
  const links = (await Promise.all(await readSuspects(db, content))).flat();
  const present = await readLinkedRecords(content, [...new Set(links.map(({ href }) => href))]);
  return links.filter(({ href }) => isUnseen(href, present)).slice(0, MAX_LINKS);
}

/** Reads the links of the records that have had dead ones when they were saved, or have since. */
async function readSuspects(db: ContentDatabase, content: PublicContent) {
  const users = Map.groupBy(await readUsers(db, content), ({ type }) => type);
  return [...users].map(async ([name, ofType]) => {
    const type = typeNamed(name);
    const ids = ofType.map(({ record_id }) => record_id);
    const records = content.anyRecords(type).where('id', 'in', ids).orderBy('id', 'desc');
    const names = new Set([type.addressedBy, type.title, ...Object.keys(type.fields)]);
    return (await content.readAny(type, records, [...names])).flatMap((record) => linksIn(type, record));
  });
}

function linksIn(type: ContentType, record: Record<string, unknown>): DeadLink[] {
  const key = String(record[type.addressedBy]);
  const leaves = Object.entries(type.fields).flatMap(([name, field]) => leavesIn(name, field, record));
  return leaves
    .flatMap(linksOf)
    .map(({ path, text, href }) => ({ type: type.path, key, title: titleOf(type, record), field: path, text, href }));
}

/** Returns which visible records link to something that visitors cannot see. Menus leave such links out by themselves. */
function readUsers(db: ContentDatabase, content: PublicContent) {
  const files = db.selectFrom('media').select('id').where('deleted_at', 'is', null);
  const visible = (type: ContentType) => content.anyRecords(type).select('id');
  return db
    .selectFrom('uses')
    .where('is_link', '=', 1)
    .where((use) =>
      use.or([
        ...recordPages.map(({ type }) => use('target_type', '=', type.name).and('target_id', 'not in', visible(type))),
        use('target_type', '=', MEDIA).and('target_id', 'not in', files),
      ]),
    )
    .where((use) => use.or(users.map((type) => use('type', '=', type.name).and('record_id', 'in', visible(type)))))
    .select(['type', 'record_id'])
    .distinct()
    .orderBy('type')
    .orderBy('record_id', 'desc')
    .limit(MAX_RECORDS)
    .execute();
}

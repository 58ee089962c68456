import { z } from 'zod';
import { contentTypes, typeNamed } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { titleOf } from '../../../content/model/record.ts';
import { menus } from '../../../content/types/menus.ts';
import { sourceOf } from '../../../content/model/translations/in-language.ts';
import { splitTypeName, translationNames } from '../../../content/model/translations/type-name.ts';
import { readKeys, type Reference } from '../../content/records/keys.ts';
import type { ContentDatabase } from '../../content/tables.ts';
import { MEDIA } from '../../content/uses/mentions.ts';
import { isUnseen, linksOf } from '../checks/link-hints.ts';
import { leavesIn } from '../checks/publish-checks.ts';
import { readLanguages } from '../languages.ts';
import type { PublicContent } from '../published.ts';
import { recordPages } from '../pages/record-pages.ts';
import { readLinkedRecords } from './linked-pages.ts';

const MAX_RECORDS = 50;
const MAX_LINKS = 50;

const linking = contentTypes.filter((type) => type !== menus);

/** A link that visitors could follow if there was something to see. */
export type DeadLink = z.infer<typeof deadLinkSchema>;

export const deadLinkSchema = z.object({
  /** The path of the content type of the record that has the link. */
  type: z.string(),
  key: z.string(),
  language: z.string().nullable().describe('Of a translation'),
  title: z.string(),
  field: z.string().meta({ description: 'Where in the record, such as sections.2.html' }),
  /** What it says. */
  text: z.string(),
  /** Where it leads. */
  href: z.string(),
});

/** Lists up to 50 links of what visitors see, in any language, that lead to records or files which they cannot see. */
export async function readDeadLinks(db: ContentDatabase, content: PublicContent): Promise<DeadLink[]> {
  const users = await readUsers(db, content);
  const translations = users.filter(({ type }) => splitTypeName(type).language);
  const languages = translations.length > 0 ? (await readLanguages(content)).others : [];
  const keyOf = await readKeys(db, translations);
  const lists = [null, ...languages].map((language) => {
    const here = users.filter(({ type }) => splitTypeName(type).language === language);
    return readDeadLinksIn(content.in(language), here, keyOf);
  });
  return (await Promise.all(lists)).flat().slice(0, MAX_LINKS);
}

type KeyOf = (reference: Reference) => string | null;

async function readDeadLinksIn(content: PublicContent, users: readonly Reference[], keyOf: KeyOf) {
  const links = (await Promise.all(readSuspects(content, users, keyOf))).flat();
  const present = await readLinkedRecords(content, [...new Set(links.map(({ href }) => href))]);
  return links.filter(({ href }) => isUnseen(href, present));
}

/** Reads the links of the records that have had dead ones when they were saved, or have since. */
function readSuspects(content: PublicContent, users: readonly Reference[], keyOf: KeyOf) {
  return [...Map.groupBy(users, ({ type }) => type)].map(async ([name, ofType]) => {
    const type = typeNamed(name);
    const source = sourceOf(type);
    const ids = ofType.map(({ id }) => id);
    const records = content.anyRecords(source).where('id', 'in', ids).orderBy('id', 'desc');
    const names = new Set(['id', source.addressedBy, source.title, ...Object.keys(type.fields)]);
    const read = await content.readAny(source, records, [...names]);
    return read.flatMap((record) => {
      // A translation is found by the key of its record.
      const key = type.language ? keyOf({ type: name, id: Number(record['id']) }) : String(record[type.addressedBy]);
      return linksIn(type, record, key ?? '');
    });
  });
}

/** What a translation shares with its record counts there. */
function linksIn(type: ContentType, record: Record<string, unknown>, key: string): DeadLink[] {
  const place = { type: type.path, key, language: type.language ?? null, title: titleOf(sourceOf(type), record) };
  const leaves = Object.entries(type.fields).flatMap(([name, field]) => leavesIn(name, field, record));
  return leaves.flatMap(linksOf).map(({ path, text, href }) => ({ ...place, field: path, text, href }));
}

/**
 * Returns which visible records, and translations, link to something that visitors of the first language cannot see. Menus leave
 * such links out by themselves.
 */
function readUsers(db: ContentDatabase, content: PublicContent): Promise<Reference[]> {
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
    .where((use) =>
      use.or([
        ...linking.map((type) => use('type', '=', type.name).and('record_id', 'in', visible(type))),
        use('type', 'like', translationNames({ name: '%' })),
      ]),
    )
    .select(['type', 'record_id as id'])
    .distinct()
    .orderBy('type')
    .orderBy('record_id', 'desc')
    .limit(MAX_RECORDS)
    .execute();
}

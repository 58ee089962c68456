import { splitLanguage } from '../../../content/languages.ts';
import { recordAt } from '../../../content/paths.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import { isNested, type Leaf, leavesOf } from '../../../content/model/parts/nested.ts';
import { nameInLanguage } from '../../../content/model/translations/type-name.ts';
import { fileAt, filesIn } from '../../media/pictures.ts';
import { linksIn } from '../rich-text/rich-text-links.ts';

/** A reference in a field: to a file by its key, to a record by its slug, or to a picture or record by its id. */
export type Mention = { field: string } & (
  | { file: string; isLink?: boolean }
  | { to: string; slug: string }
  | { to: string; id: number }
);

/** Names the files among what is used; records are named by their type. */
export const MEDIA = 'media';

/** Returns what a row of a content type mentions. */
export function mentionsIn(type: ContentType, row: object): Mention[] {
  return Object.entries(type.fields).flatMap(([name, field]) => {
    const value = (row as Record<string, unknown>)[name];
    if (!isNested(field)) return leavesOf(field, { [name]: value }, name).flatMap(mentionsOf);
    const parts = { [name]: JSON.parse((value as string | null) ?? 'null') as unknown };
    const mentions = leavesOf(field, parts, name).flatMap(mentionsOf);
    return [...mentions, ...undeclared(name, String(value), mentions)];
  });
}

/** Returns the files that a text mentions anywhere, such as the JSON of a draft or revision. */
export function mentionsOfText(text: string): Mention[] {
  return filesIn(text).map((file) => ({ field: 'fields', file }));
}

/** A section of a kind that is no longer declared keeps its files. */
function undeclared(field: string, json: string, declared: Mention[]): Mention[] {
  const known = new Set(declared.map((mention) => 'file' in mention && mention.file));
  return filesIn(json).flatMap((file) => (known.has(file) ? [] : { field, file }));
}

function mentionsOf({ field, holder, name, path }: Leaf): Mention[] {
  const value = holder[name];
  if (field.relation) return [{ field: path, to: field.relation.to, id: Number(value) }];
  const { records } = field;
  if (records) return (value as number[]).map((id) => ({ field: path, to: records.to, id }));
  if (typeof value === 'number') return field.kind === 'image' ? [{ field: path, to: MEDIA, id: value }] : [];
  if (typeof value !== 'string') return [];
  const links = linksOf(field, value);
  const linkedFiles = new Set(links.flatMap((link) => fileAt(link) ?? []));
  const linked = links.flatMap((link) => recordIn(link.replace(/[?#].*/s, '')) ?? []);
  return [
    ...filesIn(value).map((file) => ({ field: path, file, isLink: linkedFiles.has(file) })),
    ...linked.map(({ type, slug }) => ({ field: path, to: type, slug })),
  ];
}

/** Returns the record at a path, under the name of the type that has such slugs in the language of the path. */
function recordIn(path: string): { type: string; slug: string } | null {
  const { language, rest } = splitLanguage(path);
  const found = recordAt(rest);
  return found && language ? { type: nameInLanguage(found.type, language), slug: found.slug } : found;
}

function linksOf({ kind }: Field, value: string) {
  if (kind === 'link' || kind === 'linkOrPath') return [value];
  return kind === 'richText' ? linksIn(value) : [];
}

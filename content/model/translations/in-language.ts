import type { Language } from '../../languages.ts';
import { type ContentType, inputFields } from '../content-type.ts';
import { type Field, type FieldKind, type Fields, status } from '../field.ts';
import { memoizeByDeclaration } from '../memoize-by-declaration.ts';
import type { AnyRecord } from '../record.ts';
import { nameInLanguage } from './type-name.ts';

/**
 * Returns a type as its records are in another language: the same ids, with the fields that are translated. Whatever serves any
 * type, such as drafts, schedules, revisions and slugs, serves it too, under a name of its own (docs/decisions/0127).
 */
export function inLanguage(type: ContentType, language: Language): ContentType {
  const byLanguage = typesByLanguage(type);
  const known = byLanguage.get(language) ?? typeInLanguage(type, language);
  byLanguage.set(language, known);
  return known;
}

const typesByLanguage = memoizeByDeclaration(() => new Map<Language, ContentType>());

/** Returns the type of the records themselves. */
export function sourceOf(type: ContentType): ContentType {
  return type.source ?? type;
}

/** Returns what a record is called in addresses and calls, given its type or that of its translations. */
export function keyIn(type: ContentType, record: AnyRecord): string {
  return String(record[sourceOf(type).addressedBy]);
}

/** Whether records of a type can be translated. */
export function isTranslatable({ untranslated }: ContentType): boolean {
  return untranslated !== undefined;
}

/** Where a record is absent without it, a translation has an address of its own and is shown or hidden by itself. */
function typeInLanguage(type: ContentType, language: Language): ContentType {
  const { ordered: _ordered, datedBy: _datedBy, titleIndex: _titleIndex, ...rest } = type;
  const isByItself = type.untranslated === 'absent';
  const hasStatus = 'status' in type.fields && isByItself;
  return {
    ...rest,
    name: nameInLanguage(type.name, language),
    table: `${type.table}_translations`,
    fields: { ...translatedFields(type.fields), ...(hasStatus && { status: status() }) },
    addressedBy: isByItself ? type.addressedBy : 'id',
    language,
    source: type,
  };
}

/** Returns the fields that each language has for itself: texts, and the alternative texts of pictures. */
export const translatedFields = memoizeByDeclaration((fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(inputFields(fields)).flatMap(([name, field]) => {
      const translated = translatedField(field);
      return translated ? [[name, translated] as const] : [];
    }),
  ),
);

function translatedField({ initial: _initial, ...field }: Field): Field | null {
  if (field.isShared) return null;
  if (field.isTranslated) return field;
  if (field.kinds) {
    const kinds = field.kinds.map((kind) => ({ ...kind, fields: translatedFields(kind.fields) }));
    return { ...field, isOverlay: true, kinds };
  }
  if (field.fields) {
    const fields = translatedFields(field.fields);
    return Object.keys(fields).length > 0 ? { ...field, isOverlay: true, fields } : null;
  }
  return texts.has(field.kind) ? field : null;
}

const texts: ReadonlySet<FieldKind> = new Set(['text', 'longText', 'richText']);

import { z } from 'zod';
import { languageTags } from '../../../content/languages.ts';
import { type ContentType, relationsOf } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import { isTranslatable } from '../../../content/model/translations/in-language.ts';
import { oneOf } from '../../../content/model/plain-kinds.ts';
import { type ListWanted, sortableColumns } from '../../content/records/records.ts';
import { relatedPaths } from '../../content/records/relations.ts';
import { type TranslationWanted, translationStates } from '../../content/translations/progress.ts';
import { recordStates } from '../../content/records/states.ts';
import { ADMIN_PAGE_SIZE } from '../../platform/paging.ts';
import { idFilter } from '../http/id.ts';
import { pagingShape } from '../http/paging.ts';

const IDS = 'ids must be the ids of at most 100 records, separated by commas.';
export const ids = z
  .string(IDS)
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/, IDS)
  .transform((text) => text.split(',').map(Number));

const status = z.enum(['1', '2'], 'status must be 1 or 2.').transform(Number).optional();

const state = z
  .enum(recordStates, `state must be ${oneOf(recordStates)}.`)
  .optional()
  .describe(
    'published: visible to visitors (all records of a type without a status); changed: has a draft; draft: hidden from ' +
      'visitors, because its status is InActive; scheduled: will be published or hidden at a set time. Drafts that were ' +
      'never published are not records: GET /drafts lists them.',
  );

const TRANSLATION = `translation must be ${oneOf(translationStates)}, a hyphen and the tag of a language, such as missing-de.`;

const wantedTranslations = languageTags.flatMap((language) =>
  translationStates.map((state) => [`${state}-${language}`, { state, language }] as const),
);

const translation = z
  .enum(Object.fromEntries(wantedTranslations.map(([name]) => [name, name])), TRANSLATION)
  .transform((name): TranslationWanted | undefined => new Map(wantedTranslations).get(name))
  .optional()
  .describe(
    'missing-de: not translated into German; outdated-de: changed since it was; drafted-de: with a draft of a translation',
  );

export const searchedTitle = z
  .string('search must be text.')
  .trim()
  .max(200, 'search can be at most 200 characters long.')
  .optional();

/** The query of a list that has neither pages nor other filters. */
export const stateQuery = z.object({ state, translation });

type ListQuery = z.infer<ReturnType<typeof listQuery>>;

/** Returns the schema of a list's query. Unknown parameters are ignored. */
export function listQuery(type: ContentType) {
  const columns = sortableColumns(type);
  const sorts = columns.flatMap((column) => [column, `-${column}`]);
  return z.object({
    ...pagingShape(ADMIN_PAGE_SIZE),
    search: searchedTitle,
    state,
    ...translationFilter(type),
    ids: ids.optional(),
    ...statusFilter(type),
    ...relationFilters(type),
    ...choiceFilters(type),
    sort: z.enum(sorts, `sort must be one of ${columns.join(', ')}, with - before it for descending.`).optional(),
  });
}

/** Converts a parsed query to what the store filters by. */
export function filterOf(type: ContentType, { per_page: perPage, ...query }: ListQuery): ListWanted {
  const values = query as Record<string, unknown>;
  const names = [...relationsOf(type).map(({ name }) => name), ...Object.keys(choiceFilters(type))];
  const having = names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name] as string | number]]));
  return {
    ...query,
    perPage,
    status: values['status'] as number | undefined,
    without: values['without'] as string | undefined,
    translation: values['translation'] as TranslationWanted | undefined,
    having: Object.fromEntries(having) as Record<string, string | number>,
  };
}

/** Typed as an object, because not every type has a status. */
function statusFilter({ fields }: ContentType): object {
  return 'status' in fields ? { status } : {};
}

/** Typed as an object, because not every type is translated. */
function translationFilter(type: ContentType): object {
  return isTranslatable(type) ? { translation } : {};
}

/** Typed as an object, because each type has other relations. */
function relationFilters(type: ContentType): object {
  const paths = relatedPaths(type);
  const without = z.enum(paths, `without must be one of ${paths.join(', ')}.`).optional();
  const ids = relationsOf(type).map(({ name }) => [name, idFilter(name)]);
  return { ...(paths.length > 0 && { without }), ...Object.fromEntries(ids) };
}

function choiceFilters({ filters = [], fields }: ContentType): Record<string, z.ZodType> {
  const choices = filters.flatMap((name) => {
    const schema = valueFilter(name, fields[name]);
    return schema ? [[name, schema.optional()] as const] : [];
  });
  return Object.fromEntries(choices);
}

/** Accepts a value that a field can have; null where it can have any. */
function valueFilter(name: string, field: Field | undefined): z.ZodType | null {
  const keySentence = `${name} must be the key of an entry of the list.`;
  if (field?.kind === 'key') return z.string(keySentence).regex(/^[\w-]{1,60}$/, keySentence);
  const values = (field?.options ?? []).map(({ value }) => String(value));
  return values.length > 0 ? z.enum(values, `${name} must be one of ${values.join(', ')}.`) : null;
}

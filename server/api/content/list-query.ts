import { z } from 'zod';
import type { ContentType } from '../../../content/model/content-type.ts';
import { type ListWanted, sortableColumns } from '../../content/records/records.ts';
import { partnersOf } from '../../content/records/without-partner.ts';
import { ADMIN_PAGE_SIZE } from '../../platform/paging.ts';
import { pagingShape } from '../http/paging.ts';

type ListQuery = z.infer<ReturnType<typeof listQuery>>;

/** Gives what the query of a type's list is read with. Parameters it does not know are left alone. */
export function listQuery(type: ContentType) {
  const columns = sortableColumns(type);
  const sorts = columns.flatMap((column) => [column, `-${column}`]);
  return z.object({
    ...pagingShape(ADMIN_PAGE_SIZE),
    search: z.string('search must be text.').trim().max(200, 'search can be at most 200 characters long.').optional(),
    status: z.enum(['1', '2'], 'status must be 1 or 2.').transform(Number).optional(),
    ...relationFilters(type),
    sort: z.enum(sorts, `sort must be one of ${columns.join(', ')}, with - before it for descending.`).optional(),
  });
}

/** Returns what a query that `listQuery` has read asks of a list. */
export function wantedBy(type: ContentType, { per_page: perPage, ...query }: ListQuery): ListWanted {
  const given = query as Record<string, unknown>;
  const related = relationsOf(type).filter((name) => given[name] !== undefined);
  const without = given['without'] as string | undefined;
  return {
    ...query,
    perPage,
    without,
    related: Object.fromEntries(related.map((name) => [name, Number(given[name])])),
  };
}

/** What types are related by differs, so that these are known by name alone. */
function relationFilters(type: ContentType): object {
  const partners = partnersOf(type);
  const without = z.enum(partners, `without must be one of ${partners.join(', ')}.`).optional();
  const related = relationsOf(type).map((name) => [name, relatedId(name)]);
  return { ...(partners.length > 0 && { without }), ...Object.fromEntries(related) };
}

function relationsOf(type: ContentType) {
  return Object.keys(type.fields).filter((name) => type.fields[name]?.relation);
}

function relatedId(name: string) {
  const sentence = `${name} must be the number of a record.`;
  return z
    .string(sentence)
    .regex(/^[1-9]\d{0,8}$/, sentence)
    .optional();
}

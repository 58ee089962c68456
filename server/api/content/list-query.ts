import { z } from 'zod';
import type { ContentType } from '../../../content/model/content-type.ts';
import { sortableColumns } from '../../content/records.ts';
import { ADMIN_PAGE_SIZE } from '../../platform/paging.ts';
import { pagingShape } from '../paging.ts';

/** Gives what the query of a type's list is read with. Parameters it does not know are left alone. */
export function listQuery(type: ContentType) {
  const columns = sortableColumns(type);
  const sorts = columns.flatMap((column) => [column, `-${column}`]);
  return z.object({
    ...pagingShape(ADMIN_PAGE_SIZE),
    search: z.string('search must be text.').trim().max(200, 'search can be at most 200 characters long.').optional(),
    status: z.enum(['1', '2'], 'status must be 1 or 2.').transform(Number).optional(),
    sort: z.enum(sorts, `sort must be one of ${columns.join(', ')}, with - before it for descending.`).optional(),
  });
}

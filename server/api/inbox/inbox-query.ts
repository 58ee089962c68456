import { z } from 'zod';
import { viewLabels } from '../../../content/inbox/inbox-kind.ts';
import { type AnyInboxKind, inboxStatuses } from '../../../content/inbox/inbox-kinds.ts';
import { ADMIN_PAGE_SIZE } from '../../platform/paging.ts';
import { pagingShape } from '../http/paging.ts';

const assigneeSentence = 'assignee must be the id of a person, or none.';

const filter = z.object({
  status: z.enum(inboxStatuses, `status must be one of ${inboxStatuses.join(', ')}.`).optional(),
  search: z.string('search must be text.').trim().max(200, 'search can be at most 200 characters long.').optional(),
  assignee: z
    .string(assigneeSentence)
    .regex(/^(none|[1-9]\d{0,8})$/, assigneeSentence)
    .transform((person) => (person === 'none' ? null : Number(person)))
    .optional(),
  mail: z.enum(['failing'], 'mail must be failing.').optional(),
});

/** The filter of a kind's list. */
export function inboxFilter(kind: AnyInboxKind) {
  if (!kind.views) return filter;
  const names = Object.keys(viewLabels(kind));
  return filter.extend({ view: z.enum(names, `view must be one of ${names.join(', ')}.`).optional() });
}

/** A filter and a page. */
export function inboxQuery(kind: AnyInboxKind) {
  return inboxFilter(kind).extend(pagingShape(ADMIN_PAGE_SIZE));
}

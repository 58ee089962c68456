import { z } from 'zod';
import { leadStates } from '../../leads/tables.ts';
import { ADMIN_PAGE_SIZE } from '../../platform/paging.ts';
import { pagingShape } from '../http/paging.ts';

const assigneeSentence = 'assignee must be the number of an administrator, or none.';

/** Which messages or meetings are wanted. */
export const inboxFilter = z.object({
  state: z.enum(leadStates, `state must be one of ${leadStates.join(', ')}.`).optional(),
  search: z.string('search must be text.').trim().max(200, 'search can be at most 200 characters long.').optional(),
  assignee: z
    .string(assigneeSentence)
    .regex(/^(none|[1-9]\d{0,8})$/, assigneeSentence)
    .transform((who) => (who === 'none' ? null : Number(who)))
    .optional(),
  mail: z.enum(['failing'], 'mail must be failing.').optional(),
});

/** What may be asked of the inbox. */
export const inboxQuery = z.object({ ...pagingShape(ADMIN_PAGE_SIZE), ...inboxFilter.shape });

import { z } from 'zod';
import { leadStates } from '../leads/tables.ts';
import { ADMIN_PAGE_SIZE } from '../platform/paging.ts';
import { pagingShape } from './paging.ts';

/** What may be asked of the inbox. */
export const inboxQuery = z.object({
  ...pagingShape(ADMIN_PAGE_SIZE),
  state: z.enum(leadStates, `state must be one of ${leadStates.join(', ')}.`).optional(),
  search: z.string('search must be text.').trim().max(200, 'search can be at most 200 characters long.').optional(),
});

import { z } from 'zod';
import { ADMIN_PAGE_SIZE } from '../../platform/paging.ts';
import { pagingShape } from '../http/paging.ts';

/** What may be asked of the log: kinds of things, with commas between them, one record, one user. */
export const activityQuery = z.object({
  ...pagingShape(ADMIN_PAGE_SIZE),
  subject: z
    .string('subject must be text.')
    .max(200, 'subject can be at most 200 characters long.')
    .transform((kinds) => kinds.split(','))
    .optional(),
  record_id: id('record_id'),
  user_id: id('user_id'),
});

function id(name: string) {
  const sentence = `${name} must be the number of a record.`;
  return z
    .string(sentence)
    .regex(/^[1-9]\d{0,8}$/, sentence)
    .transform(Number)
    .optional();
}

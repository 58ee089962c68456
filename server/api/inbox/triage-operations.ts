import { z } from 'zod';
import { changesOfMany } from '../../leads/inbox/triage.ts';
import { inboxFilter } from './inbox-query.ts';
import { messageResponse, operation } from '../openapi/operation.ts';

const tag = 'Inbox';
const neighbour = z.int().nullable();

const operationsOf = (what: string) => ({
  updateMany: operation({
    tag,
    summary: `Change state or assignee of up to 100 ${what}s at once`,
    body: changesOfMany,
    responses: { 200: messageResponse },
  }),
  neighbours: operation({
    tag,
    summary: `Give the ids before and after a ${what} in the list that a filter makes`,
    query: inboxFilter,
    responses: { 200: z.object({ data: z.object({ previous: neighbour, next: neighbour }) }) },
  }),
  export: operation({
    tag,
    summary: `Export the ${what}s that pass a filter`,
    query: inboxFilter,
    csv: 'A line of names, then one for each, newest first, in UTF-8 with a byte order mark. No cell is a formula.',
  }),
});

export const triageOperations = {
  contact_message: operationsOf('message'),
  meeting: operationsOf('meeting request'),
};

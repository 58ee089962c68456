import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { savedFilterInput } from '../../leads/inbox/saved-filters.ts';
import type { Services } from '../../services.ts';
import { doneAs, savedAs } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf, savedOf } from '../openapi/operation.ts';

/** The filters of lists that the signed-in person has saved. */
export function savedFiltersApi(scope: FastifyInstance, { savedFilters }: Pick<Services, 'savedFilters'>) {
  const shared = { tag: 'Inbox', permission: 'read leads', isForPeople: true } as const;
  const route = routesIn(scope, { ...shared, prefix: '/saved-filters' });

  route('GET ', {
    summary: 'List your saved filters by name',
    answer: dataOf(z.array(savedFilter)),
    handle: async ({ user }) => ({ data: await savedFilters.list(user.id) }),
  });

  route('POST ', {
    summary: 'Save a filter of a list; one of the same name has its query from then on',
    describedBody: savedFilterInput,
    status: 201,
    answer: savedOf(savedFilter),
    handle: async ({ user, request }) => savedAs(await savedFilters.save(user.id, request.body), 'Filter Saved!'),
  });

  route('DELETE /:id', {
    summary: 'Delete one of your saved filters',
    handle: async ({ id, user }) => doneAs(await savedFilters.remove(user.id, id), 'Filter Deleted!'),
  });
}

const savedFilter = savedFilterInput.extend({ id: z.int() });

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { extentOf, may, permissionToDraft, type SignedInUser } from '../../../content/permissions.ts';
import type { ActivityFilter } from '../../audit/audit-log.ts';
import { type Action, actions } from '../../audit/tables.ts';
import { readKeys, type Reference } from '../../content/records/keys.ts';
import { startOfDay } from '../../platform/moment.ts';
import { ADMIN_PAGE_SIZE } from '../../platform/paging.ts';
import type { Services } from '../../services.ts';
import { idFilter } from '../http/id.ts';
import { pageResponse, pagingShape } from '../http/paging.ts';
import { routesIn } from '../http/routes.ts';
import { pageSchema } from '../openapi/operation.ts';

type ActivityServices = Pick<Services, 'activity' | 'content' | 'inbox' | 'publicUrl' | 'readTimeZone'>;

/** The activity log: who did what, when. */
export function activityApi(scope: FastifyInstance, services: ActivityServices) {
  const { activity, content, inbox, publicUrl, readTimeZone } = services;

  routesIn(scope, { tag: 'Activity', permission: 'read activity' })('GET /activity', {
    summary: 'List who did what to which record, newest first',
    description: 'Owners see everything, editors changes to content, and everybody their own actions.',
    query: activityQuery,
    answer: pageSchema(entry),
    handle: async ({ query, user, request }) => {
      const page = await activity.list({ ...filterOf(query, await readTimeZone()), visible: visibleTo(user) });
      const references = page.records.flatMap(referenceIn);
      const [keyOf, items] = await Promise.all([readKeys(content.db, references), existingItems(references)]);
      const findKey = (reference: Reference) =>
        items.has(nameOf(reference)) ? String(reference.id) : keyOf(reference);
      const records = page.records.map((entry) => ({ ...entry, key: referenceIn(entry).map(findKey)[0] ?? null }));
      return pageResponse({ ...page, records }, publicUrl + request.url);
    },
  });

  /** Names those of the references that are messages or meetings which still exist. */
  async function existingItems(references: Reference[]): Promise<ReadonlySet<string>> {
    const names = inboxKinds.map(async (kind) => {
      const ids = references.flatMap(({ type, id }) => (type === kind.name ? [id] : []));
      const existing = ids.length > 0 ? await inbox.existing(kind, ids) : [];
      return existing.map((id) => nameOf({ type: kind.name, id }));
    });
    return new Set((await Promise.all(names)).flat());
  }
}

/** Returns which entries somebody may see; undefined for all. */
function visibleTo(user: SignedInUser) {
  const extent = extentOf(user, 'read activity');
  if (extent === 'all') return undefined;
  const types = extent === 'content' ? contentTypes.filter((type) => may(user, permissionToDraft(type))) : [];
  return { by: user.id, subjects: types.map(({ name }) => name) };
}

function filterOf({ per_page: perPage, from, to, ...filter }: ActivityQuery, zone: string): ActivityFilter {
  return {
    ...filter,
    perPage,
    ...(from && { from: startOfDay(from, zone) }),
    ...(to && { before: startOfDay(to, zone, 1) }),
  };
}

function nameOf({ type, id }: Reference) {
  return `${type} ${id}`;
}

function referenceIn({ subject, record_id }: { subject: string; record_id: number | null }): Reference[] {
  return record_id === null ? [] : [{ type: subject, id: record_id }];
}

type ActivityQuery = z.infer<typeof activityQuery>;

const ACTIONS = 'action must be a list of actions, separated by commas.';

const activityQuery = z.object({
  ...pagingShape(ADMIN_PAGE_SIZE),
  subject: z
    .string('subject must be text.')
    .max(200, 'subject can be at most 200 characters long.')
    .transform((subjects) => subjects.split(','))
    .optional(),
  action: z
    .string(ACTIONS)
    .max(500, ACTIONS)
    .transform((names) => names.split(','))
    .refine((names): names is Action[] => names.every((name) => (actions as readonly string[]).includes(name)), ACTIONS)
    .optional()
    .describe(`Some of: ${actions.join(', ')}`),
  record_id: idFilter('record_id'),
  user_id: idFilter('user_id'),
  from: day('from').describe('The first day, in the time zone of the site'),
  to: day('to').describe('The last day, in the time zone of the site'),
});

function day(name: string) {
  return z.iso.date(`${name} must be a day such as 2026-12-01.`).optional();
}

const entry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  user_id: z.int().nullable(),
  user_name: z.string(),
  action: z.enum(actions),
  subject: z.string(),
  record_id: z.int().nullable(),
  language: z.string().nullable().describe('Of the translation that it was done to'),
  key: z
    .string()
    .nullable()
    .describe(
      'The id or slug of the record, or the id of the message or meeting; null if it was deleted or there is none',
    ),
  title: z.string(),
});

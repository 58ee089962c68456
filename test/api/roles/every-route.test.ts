import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { review } from '../../../content/types/review.ts';
import type { Role } from '../../../content/roles.ts';
import { findId } from '../../../server/content/records/records.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import type { TestApp } from '../app/app.ts';
import { readAllRows } from '../app/database-rows.ts';
import { type Call, guarded, openWithCalls } from '../app/guarded-routes.ts';
import { addPerson } from '../app/people.ts';
import { expectedPermissions } from './expected-permissions.ts';

type Person = Awaited<ReturnType<typeof addPerson>>;
type RoutedCall = Call & { route: string };

const FORBIDDEN = '{"message":"You do not have permission to do this."}';
const TAKEN = '{"message":"Other already has a draft of this …."}';
const columns: readonly Role[] = ['owner', 'editor', 'writer', 'sales'];

/** What stands in the table for the beginning of a path. */
const placeholders = new Map<string, string>([
  ...contentTypes.map(({ path }): [string, string] => [` /${path}`, ' /{type}']),
  ...inboxKinds.map(({ path }): [string, string] => [` /${path}`, ' /{kind}']),
]);

let app: TestApp;
let routes: string[];
let calls: RoutedCall[];
let people: Record<Role, Person>;
let other: Person;

beforeAll(async () => {
  const opened = await openWithCalls();
  ({ app } = opened);
  routes = guarded(opened.routes).map((route) => route.replace(' /api/', ' /'));
  calls = opened.calls.map((call, index) => ({ ...call, route: routes[index] ?? '' }));
  other = await addPerson(app, 'Other');
  const added = columns.map(async (role) => [role, await addPerson(app, role, role)] as const);
  people = Object.fromEntries(await Promise.all(added)) as Record<Role, Person>;
});
afterAll(() => app.stop());

test('every guarded route is in the table, and every line of the table is a route', () => {
  expect(routes.filter((route) => lineOf(route) === undefined)).toEqual([]);
  expect(Object.keys(expectedPermissions).filter((line) => !routes.some((route) => lineOf(route) === line))).toEqual(
    [],
  );
});

describe.each(columns)('%s', (role) => {
  test('may call what is about a draft, one’s own or somebody else’s, as the table says', async () => {
    for (const call of calls.filter(isAboutADraft))
      for (const by of [people[role], other]) {
        const path = await beginDraft(call, by);
        const letter = letterOf(call, role);
        const expected = letter !== '-' && (letter === letter.toUpperCase() || by !== other);
        expect([call.route, by.name, await isAllowed(role, { ...call, path })]).toEqual([
          call.route,
          by.name,
          expected,
        ]);
      }
  });
});

describe.each(columns)('%s', (role) => {
  test('is refused what the table refuses, before a body is read, and nothing changes', async () => {
    const before = await readAllRows(app.services.database);
    for (const call of calls.filter((call) => letterOf(call, role) === '-')) {
      const { statusCode, body } = await ask(role, call, '{broken');
      expect([call.route, statusCode, body]).toEqual([call.route, 403, call.method === 'HEAD' ? '' : FORBIDDEN]);
    }
    expect(await readAllRows(app.services.database)).toEqual(before);
  });
});

test('whoever asks for headers alone leaves no trace', async () => {
  const before = await readAllRows(app.services.database);
  const statuses = [];
  for (const call of calls.filter(({ method }) => method === 'GET')) {
    const { statusCode } = await ask('owner', {
      ...call,
      method: 'HEAD',
      path: `${call.path}?email=nobody@example.com`,
    });
    statuses.push(statusCode);
  }
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(statuses.length / 2);
  expect(await readAllRows(app.services.database)).toEqual(before);
});

describe.each(columns)('%s', (role) => {
  test('may call what the table allows', async () => {
    const allowed = calls.filter((call) => /[A-Z]/.test(letterOf(call, role)) && !isAboutADraft(call));
    const last = ({ path }: Call) => Number(path === '/api/logout');
    for (const call of allowed.toSorted((a, b) => last(a) - last(b)))
      expect([call.route, await isAllowed(role, call)]).toEqual([call.route, true]);
  });
});

/** Returns the line of the table that says who may call a route. */
function lineOf(route: string): string | undefined {
  const asGet = route.replace(/^HEAD/, 'GET');
  const [path = ''] = / \/[\w-]+/.exec(asGet) ?? [];
  const general = asGet.replace(path, placeholders.get(path) ?? path);
  return [asGet, general].find((line) => line in expectedPermissions);
}

function letterOf({ route }: RoutedCall, role: Role): string {
  return expectedPermissions[lineOf(route) ?? '']?.[columns.indexOf(role)] ?? '';
}

async function isAllowed(role: Role, call: RoutedCall) {
  const { statusCode, body } = await ask(role, call, {});
  expect([call.route, statusCode]).not.toContain(401);
  expect(statusCode).toBeLessThan(500);
  const reason = statusCode === 403 ? body : FORBIDDEN;
  // Whose draft a record has, everybody is told who may write one.
  expect([FORBIDDEN, TAKEN, '']).toContain(reason.replace(/of this [\w ]+\./, 'of this ….'));
  return statusCode !== 403;
}

function ask(role: Role, { method, path }: Call, payload: string | object = {}) {
  return app.request({
    method,
    url: path,
    headers: { authorization: `Bearer ${people[role].token}`, 'content-type': 'application/json' },
    ...(['POST', 'PUT'].includes(method) && { payload }),
  });
}

function isAboutADraft({ route }: RoutedCall) {
  return /\/(drafts|preview-links|comments)\/:id|\/:key\/draft$/.test(route);
}

/** Begins the draft that a call is about, and returns the path of the call. */
async function beginDraft({ route, path }: RoutedCall, by: Person): Promise<string> {
  const { content, drafts, database } = app.services;
  await database.kysely.withTables<ContentTables>().deleteFrom('drafts').execute();
  const type = contentTypes.find((type) => route.includes(` /${type.path}/`));
  const id = type ? await findId(content.db, type, path.split('/')[3] ?? '') : null;
  const begun = await drafts.begin(type ?? review, id, { fields: {} }, by);
  if (!begun.ok) throw new Error(JSON.stringify([route, begun]));
  if (route.endsWith('/restore')) await drafts.discard(begun.value.id, by, { mayPublish: true });
  const { id: draftId } = begun.value;
  if (route.includes('/preview-links/')) return path.replace(':id', String(await share(draftId, by)));
  if (route.includes('/comments/:id')) return path.replace(':id', String(await comment(draftId, by)));
  return path.replace(':id', String(draftId));
}

async function comment(draftId: number, by: Person): Promise<number> {
  const added = await app.services.discussion.comment(draftId, { text: 'Fine.' }, by);
  if (!added.ok) throw new Error(JSON.stringify(added));
  return added.value.id;
}

async function share(draftId: number, by: Person): Promise<number> {
  const shared = await app.services.previewLinks.create(draftId, {}, by);
  if (!shared.ok) throw new Error(JSON.stringify(shared));
  return shared.value.id;
}

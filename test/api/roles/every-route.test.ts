import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../../content/roles.ts';
import type { TestApp } from '../app/app.ts';
import { readAllRows } from '../app/database-rows.ts';
import type { Call } from '../app/guarded-routes.ts';
import { addPerson } from '../app/people.ts';
import {
  beginDraft,
  differencesOf,
  FORBIDDEN,
  isAboutADraft,
  lineIn,
  openRoutedCalls,
  type RoutedCall,
} from './called-routes.ts';
import { expectedPermissions } from './expected-permissions.ts';

type Person = Awaited<ReturnType<typeof addPerson>>;
const TAKEN = '{"message":"Other already has a draft of this …."}';
const columns: readonly Role[] = ['owner', 'editor', 'writer', 'sales'];

let app: TestApp;
let routes: string[];
let calls: RoutedCall[];
let people: Record<Role, Person>;
let other: Person;

beforeAll(async () => {
  ({ app, routes, calls } = await openRoutedCalls());
  other = await addPerson(app, 'Other');
  const added = columns.map(async (role) => [role, await addPerson(app, role, role)] as const);
  people = Object.fromEntries(await Promise.all(added)) as Record<Role, Person>;
});
afterAll(() => app.stop());

test('every guarded route is in the table, and every line of the table is a route', () => {
  expect(differencesOf(expectedPermissions, routes)).toEqual([]);
});

describe.each(columns)('%s', (role) => {
  test('may call what is about a draft, one’s own or somebody else’s, as the table says', async () => {
    for (const call of calls.filter(isAboutADraft))
      for (const by of [people[role], other]) {
        const path = await beginDraft(app, call, by);
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

function letterOf({ route }: RoutedCall, role: Role): string {
  return expectedPermissions[lineIn(expectedPermissions, route) ?? '']?.[columns.indexOf(role)] ?? '';
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

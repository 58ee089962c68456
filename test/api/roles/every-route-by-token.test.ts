import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Access, accesses } from '../../../content/permissions.ts';
import { type Role, roles } from '../../../content/roles.ts';
import type { Actor } from '../../../server/audit/audit-log.ts';
import type { TestApp } from '../app/app.ts';
import { readAllRows } from '../app/database-rows.ts';
import type { Call } from '../app/guarded-routes.ts';
import { addPerson } from '../app/people.ts';
import { addProgram } from '../app/programs.ts';
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
import { expectedTokenPermissions } from './expected-token-permissions.ts';

type Person = Awaited<ReturnType<typeof addPerson>>;
type Program = Awaited<ReturnType<typeof addProgram>>;

const SECOND = 1_000; // ms
const letters: readonly Role[] = ['owner', 'editor', 'writer', 'sales'];

let now = Date.now();
let app: TestApp;
let routes: string[];
let calls: RoutedCall[];
let people: Record<Role, Person>;
beforeAll(async () => {
  ({ app, routes, calls } = await openRoutedCalls({ clock: () => new Date(now) }));
  const added = roles.map(async (role) => [role, await addPerson(app, role, role)] as const);
  people = Object.fromEntries(await Promise.all(added)) as Record<Role, Person>;
});
afterAll(() => app.stop());

const letterOf = ({ route }: RoutedCall, access: Access) =>
  expectedTokenPermissions[lineIn(expectedTokenPermissions, route) ?? '']?.[accesses.indexOf(access)] ?? '';
const isAboutLeads = ({ route }: RoutedCall) =>
  expectedTokenPermissions[lineIn(expectedTokenPermissions, route) ?? '']?.endsWith('l') ?? false;
const isOf = (role: Role, { route }: RoutedCall) =>
  expectedPermissions[lineIn(expectedPermissions, route) ?? '']?.[letters.indexOf(role)] !== '-';

test('every guarded route is in the table of tokens, and every line of it is a route', () => {
  expect(differencesOf(expectedTokenPermissions, routes)).toEqual([]);
});

describe.each(accesses)('a token to %s, of an owner', (access) => {
  test('may call what the table allows, and nothing else', async () => {
    const program = await addProgram(app, people.owner, { access, reads_leads: true });
    for (const call of calls.filter((call) => !isAboutADraft(call)))
      expect([call.route, await isAllowed(program, call)]).toEqual([call.route, letterOf(call, access) !== '-']);
  });

  test('may call what is about a draft, of its own or of its owner, as the table says', async () => {
    const program = await addProgram(app, people.owner, { access, reads_leads: true });
    const { id, name } = people.owner;
    const hands: Record<'person' | 'program', Actor> = {
      person: { id, name },
      program: { id, name: `${name} (Claude)`, program: { id: program.id } },
    };
    for (const call of calls.filter(isAboutADraft))
      for (const hand of ['person', 'program'] as const) {
        const path = await beginDraft(app, call, hands[hand]);
        const letter = letterOf(call, access);
        const expected = letter !== '-' && (letter === letter.toUpperCase() || hand === 'program');
        const outcome = await isAllowed(program, { ...call, path });
        expect([call.route, hand, outcome]).toEqual([call.route, hand, expected]);
      }
  });

  test('has nothing about leads without being allowed to read them', async () => {
    const program = await addProgram(app, people.owner, { access });
    for (const call of calls.filter(isAboutLeads))
      expect([call.route, await isAllowed(program, call)]).toEqual([call.route, false]);
  });
});

describe.each(roles.flatMap((role) => accesses.map((access) => [access, role] as const)))(
  'a token to %s, of a person whose role is %s',
  (access, role) => {
    test('is never more than its person: what is refused is so before a body is read, and nothing changes', async () => {
      const program = await addProgram(app, people[role], { access, reads_leads: true });
      await isAllowed(program, { method: 'GET', path: '/api/blogs', route: '' });
      const before = await readContents();
      for (const call of calls.filter((call) => letterOf(call, access) === '-' || !isOf(role, call))) {
        const { statusCode, body } = await ask(program, call, '{broken');
        expect([call.route, statusCode, body]).toEqual([call.route, 403, call.method === 'HEAD' ? '' : FORBIDDEN]);
      }
      expect(await readContents()).toEqual(before);
    });
  },
);

/** Reads all rows, but when tokens were used. */
async function readContents() {
  const { api_tokens: _used, ...rows } = (await readAllRows(app.services.database)) as Record<string, unknown>;
  return rows;
}

async function isAllowed(program: Program, call: RoutedCall) {
  const { statusCode, body } = await ask(program, call, {});
  expect([call.route, statusCode]).not.toContain(401);
  expect([call.route, statusCode]).not.toContain(429);
  expect(statusCode).toBeLessThan(500);
  return statusCode !== 403 || (body !== FORBIDDEN && !/already has a draft/.test(body) && body !== '');
}

function ask(program: Program, { method, path }: Call, payload: string | object) {
  now += SECOND;
  return app.request({
    method,
    url: path,
    headers: { authorization: program.authorization, 'content-type': 'application/json' },
    ...(['POST', 'PUT'].includes(method) && { payload }),
  });
}

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import type { ApiClient } from '../../api-client.ts';
import { signInTo } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];

let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
  for (const name of letters) await app.create(teamMember, { name });
  for (const title of letters) await app.create(service, { title, category: 'amazon' });
});
afterAll(() => app.stop());

beforeEach(async () => {
  for (const [index, name] of letters.entries()) await move(name, index + 1);
});

const move = (key: string, position: unknown) => client.ask('POST', `/teams/${key}/move`, { position });

const team = async (): Promise<{ name: string; position: number }[]> => (await client.ask('GET', '/teams')).body.data;
const names = async () => (await team()).map(({ name }) => name).join('');
const positions = async () => (await team()).map(({ position }) => position);

test.each([
  ['d', 1, 'dabce'],
  ['b', 5, 'acdeb'],
  ['a', 3, 'bcade'],
  ['e', 2, 'aebcd'],
  ['c', 3, 'abcde'],
  ['a', 99, 'bcdea'],
  ['a', 1_000_000_000, 'bcdea'],
  ['b', '4', 'acdbe'],
])('%s moved to %s', async (key, position, order) => {
  const response = await move(key, position);
  expect(response).toMatchObject({ status: 200, body: { message: 'Team Moved!', data: { name: key } } });
  expect(response.body.data.position).toBe(order.indexOf(key) + 1);
  expect(await names()).toBe(order);
  expect(await positions()).toEqual([1, 2, 3, 4, 5]);
});

test('a record cannot be moved to an invalid position', async () => {
  const message = 'Position must be a whole number, 1 or higher.';
  const invalid = [0, -1, 1.5, 'first', '', null, true, [2], { to: 1 }, undefined, '1e1', '0x1', Number.MAX_VALUE];
  for (const position of invalid) {
    const { status, body } = await move('b', position);
    expect({ position, status, errors: body.errors }).toEqual({
      position,
      status: 422,
      errors: { position: [message] },
    });
  }
  expect(await names()).toBe('abcde');
});

test('moving an unknown record, or one of a type without order, is 404', async () => {
  expect((await move('nobody', 1)).status).toBe(404);
  expect((await client.ask('POST', '/reviews/1/move', { position: 1 })).status).toBe(404);
});

describe('the public sees the order', () => {
  test('of the team', async () => {
    await move('e', 1);
    const { team } = (await app.get('/api/about')).json();
    expect(team.map(({ name }: { name: string }) => name)).toEqual(['e', 'a', 'b', 'c', 'd']);
    const page = (await app.get('/about-us')).body;
    expect(page.indexOf('>e<')).toBeGreaterThan(0);
    expect(page.indexOf('>e<')).toBeLessThan(page.indexOf('>a<'));
  });

  test('of the services', async () => {
    expect((await client.ask('POST', '/services/e/move', { position: 2 })).body.message).toBe('Service Moved!');
    const { amazon } = (await app.get('/api/service-page')).json();
    expect(amazon.map(({ title }: { title: string }) => title).join('')).toBe('aebcd');
    const { services } = (await app.get('/api/setting')).json();
    expect(services.map(({ title }: { title: string }) => title).join('')).toBe('aebcd');
  });
});

test('a move leaves other people’s edits valid', async () => {
  const before = (await client.ask('GET', '/teams/b')).body;
  await move('a', 5);
  expect((await client.ask('PUT', '/teams/b', before)).status).toBe(200);
  expect((await client.ask('GET', '/teams/b')).body.position).toBe(1);
});

test('a restored record returns near its position, and the next move closes the gaps', async () => {
  await client.ask('DELETE', '/teams/c');
  await move('a', 4);
  expect(await names()).toBe('bdea');
  await client.ask('POST', '/teams/c/restore');
  expect(await names()).toHaveLength(5);
  await move('d', 1);
  expect(await positions()).toEqual([1, 2, 3, 4, 5]);
});

test('a new record comes last, even after the last one was deleted', async () => {
  await client.ask('DELETE', '/teams/e');
  await app.create(teamMember, { name: 'f' });
  expect(await names()).toBe('abcdf');
  const rows = app.services.database.kysely.withTables<ContentTables>().selectFrom('teams').select('position');
  const positions = (await rows.execute()).map(({ position }) => position);
  expect(new Set(positions).size).toBe(positions.length);
  await client.ask('DELETE', '/teams/f');
  await client.ask('POST', '/teams/e/restore');
});

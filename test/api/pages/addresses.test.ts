import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient } from '../../api-client.ts';
import { png } from '../../pictures.ts';
import { signInTo } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
let client: ApiClient;
let fields: object;
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
  const team_id = await app.create(teamMember, {});
  fields = { image: await app.upload('blogs'), team_id, status: 1, short_description: 's', description: 'd' };
});
afterAll(() => app.stop());

describe('slugs', () => {
  const create = async (title: string) => {
    const response = await client.ask('POST', '/blogs', { ...fields, title });
    return { status: response.status, slug: String(response.body.data?.slug) };
  };

  test('of 20 equal titles at once are different', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => create('All the same')));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(20);
  });

  test.each(['Create', 'edit', 'SHOW', 'new', 'Page', 'search', 'Feed', 'preview'])(
    'are never the reserved word %s',
    async (title) => {
      const [first, second] = [await create(title), await create(title)];
      const word = title.toLowerCase();
      expect([first.slug, second.slug]).toEqual([`${word}-2`, `${word}-3`]);
      expect((await app.get(`/blogs/${first.slug}`)).statusCode).toBe(200);
    },
  );

  test.each(['constructor', '__proto__', 'toString', 'null', 'deleted', 'revisions', '..', '%2e', '100%', 'a/b?c#d'])(
    'of the title %s are found',
    async (title) => {
      const { status, slug } = await create(title);
      expect([status, (await client.ask('GET', `/blogs/${slug}`)).body.data.title]).toEqual([201, title]);
      expect((await app.get(`/blogs/${slug}`)).statusCode).toBe(200);
    },
  );
});

test('a record with a title of 200 characters is read, changed and deleted by its slug', async () => {
  for (const letter of ['x', 'ß', '中', 'Ω']) {
    const id = await app.create(service, { title: letter.repeat(200) });
    const { slug } = (await client.ask('GET', '/services')).body.data.find((row: { id: number }) => row.id === id);
    const address = `/services/${slug}`;
    expect((await client.ask('GET', address)).status).toBe(200);
    expect((await client.sendForm(address, { _method: 'put', image: await png() })).status).toBe(200);
    expect((await app.get(`/api/service/${slug}`)).statusCode).toBe(200);
    expect((await app.get(`/services/${slug}`)).statusCode).toBe(200);
    expect((await client.ask('DELETE', address)).status).toBe(200);
  }
});

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

describe('addresses', () => {
  const made = async (title: string) => {
    const answer = await client.ask('POST', '/blogs', { ...fields, title });
    return { status: answer.status, slug: String(answer.body.data?.slug) };
  };

  test('of 50 equal titles at once are 50', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => made('All the same')));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(50);
  });

  test.each(['Create', 'edit', 'SHOW', 'new', 'Page', 'search', 'Feed', 'preview'])(
    'are not the word %s, which the product needs itself',
    async (title) => {
      const [first, second] = [await made(title), await made(title)];
      const word = title.toLowerCase();
      expect([first.slug, second.slug]).toEqual([`${word}-2`, `${word}-3`]);
      expect((await app.get(`/blogs/${first.slug}`)).statusCode).toBe(200);
    },
  );

  test.each(['constructor', '__proto__', 'toString', 'null', 'deleted', 'revisions', '..', '%2e', '100%', 'a/b?c#d'])(
    'of the title %s lead to it',
    async (title) => {
      const { status, slug } = await made(title);
      expect([status, (await client.ask('GET', `/blogs/${slug}`)).body.data.title]).toEqual([201, title]);
      expect((await app.get(`/blogs/${slug}`)).statusCode).toBe(200);
    },
  );
});

test('a title of 200 characters gives an address under which a record is read, changed and deleted', async () => {
  for (const letter of ['x', 'ß', '中', 'Ω']) {
    const id = await app.create(service, { title: letter.repeat(200) });
    const { slug } = (await client.ask('GET', '/services')).body.data.find((one: { id: number }) => one.id === id);
    const address = `/services/${slug}`;
    expect((await client.ask('GET', address)).status).toBe(200);
    expect((await client.sendForm(address, { _method: 'put', image: await png() })).status).toBe(200);
    expect((await app.get(`/api/service/${slug}`)).statusCode).toBe(200);
    expect((await app.get(`/services/${slug}`)).statusCode).toBe(200);
    expect((await client.ask('DELETE', address)).status).toBe(200);
  }
});

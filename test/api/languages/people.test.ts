import { beforeAll, expect, test } from 'vitest';
import { teamMember } from '../../../content/types/team-member.ts';
import { blog } from '../../../content/types/blog.ts';
import { PUBLIC_URL } from '../app/app.ts';
import { addPerson } from '../app/people.ts';
import { signedInApp } from '../app/signed-in-app.ts';
import { languagesOf, wordsOfPost } from './translated-site.ts';

const HOUR = 3_600_000; // ms

type Person = Awaited<ReturnType<typeof addPerson>>;

const site = signedInApp();
let will: Person;
let ruth: Person;
let team_id: number;
beforeAll(async () => {
  will = await addPerson(site.app, 'Will', 'writer');
  ruth = await addPerson(site.app, 'Ruth', 'editor');
  team_id = await site.app.create(teamMember, {});
  await site.client.call('PUT', '/settings/1', languagesOf('de'));
  await site.client.call('PUT', '/pages/home/translations/de', { title: 'Start', status: 1, sections: [] });
});

const addPost = (slug: string) => site.app.create(blog, { title: `English ${slug}`, slug, team_id });
const read = async (path: string) => (await site.client.ask('GET', path)).body.data;
const statusOf = async (path: string) => (await site.app.get(path)).statusCode;

async function begin(by: Person, key: string, title: string, language?: string): Promise<number> {
  const draft = { type: 'blogs', key, fields: wordsOfPost(title), ...(language && { language }) };
  return (await by.call<{ data: { id: number } }>('POST', '/drafts', draft)).data.id;
}

test('a writer drafts in German what an editor publishes, and the English post and its draft stay as they are', async () => {
  await addPost('shops');
  await begin(ruth, 'shops', 'English draft');
  const english = async () => [await read('/blogs/shops'), await read('/blogs/shops/draft')];
  const before = await english();
  const draft = await begin(will, 'shops', 'Läden', 'de');
  expect((await will.ask('PUT', `/drafts/${draft}`, { fields: { title: 'Läden!' } })).status).toBe(200);
  const refused = [
    await will.ask('POST', `/drafts/${draft}/publish`),
    await will.ask('PUT', '/blogs/shops/translations/de', wordsOfPost('Läden')),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403]);
  expect((await site.client.ask('GET', '/blogs/shops/translations/de')).status).toBe(404);

  const handed = await will.ask('POST', `/drafts/${draft}/review`, { to: ruth.id, text: 'Bitte lesen.' });
  expect([handed.status, handed.body.data.to]).toEqual([201, 'Ruth']);
  const waiting = (await ruth.ask('GET', '/drafts?waiting=me&language=all')).body.data;
  expect(waiting).toMatchObject([{ id: draft, key: 'shops', language: 'de' }]);
  expect((await ruth.ask('POST', `/drafts/${draft}/publish`)).status).toBe(200);
  expect(await read('/blogs/shops/translations/de')).toMatchObject({ title: 'Läden!', status: 1 });
  expect((await ruth.ask('PUT', '/blogs/shops/translations/de', { status: 2 })).status).toBe(200);
  expect([await statusOf('/blogs/shops'), await statusOf('/de/blogs/laeden')]).toEqual([200, 404]);
  expect(await english()).toEqual(before);
});

test('a German draft is published at its time, and that of the English post waits', async () => {
  await addPost('later');
  await begin(ruth, 'later', 'English draft');
  const draft = await begin(ruth, 'later', 'Später', 'de');
  const scheduled = await ruth.ask('POST', `/drafts/${draft}/schedule`, {
    time: new Date(site.now + HOUR).toISOString(),
  });
  expect(scheduled.status).toBe(201);
  await site.app.services.scheduleRunner.applyDue();
  expect(await statusOf('/de/blogs/spaeter')).toBe(404);
  site.now += HOUR;
  await site.app.services.scheduleRunner.applyDue();
  expect(await statusOf('/de/blogs/spaeter')).toBe(200);
  expect(await read('/blogs/later')).toMatchObject({ title: 'English later' });
  expect(await read('/blogs/later/draft')).toMatchObject({ fields: { title: 'English draft' } });
});

test('each language is shared with a picture of its own title', async () => {
  await addPost('pictures');
  await site.client.call('PUT', '/blogs/pictures/translations/de', wordsOfPost('Bilder'));
  const metaOf = async (path: string) => {
    const { body } = await site.app.get(path);
    const contentOf = (name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(body)?.[1] ?? '';
    return { address: contentOf('og:image').replace(PUBLIC_URL, ''), alt: contentOf('og:image:alt') };
  };
  const [english, german] = [await metaOf('/blogs/pictures'), await metaOf('/de/blogs/bilder')];
  expect([english.alt, german.alt]).toEqual([
    expect.stringContaining('English pictures'),
    expect.stringContaining('Bilder'),
  ]);
  const paint = async (address: string) => {
    const { headers, rawPayload } = await site.app.get(address);
    expect(headers['content-type']).toBe('image/png');
    return rawPayload;
  };
  const painted = await paint(german.address);
  expect(painted.equals(await paint(english.address))).toBe(false);

  await site.client.call('PUT', '/blogs/pictures/translations/de', { title: 'Andere Bilder' });
  const anew = await metaOf('/de/blogs/bilder');
  expect(anew.address).not.toBe(german.address);
  expect((await paint(anew.address)).equals(painted)).toBe(false);
  expect(await metaOf('/blogs/pictures')).toEqual(english);
});

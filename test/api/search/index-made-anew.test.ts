import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { SearchTables } from '../../../server/search/tables.ts';
import type { ApiClient } from '../../api-client.ts';
import { isLongRun } from '../../long-run.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { itemOf, sendItem } from '../app/inbox-items.ts';
import { signInTo } from '../app/people.ts';

const EDITS = isLongRun ? 1_000 : 200;
const AT_ONCE = 5;
const WORDS = ['harbour', 'Straße', 'été', '部署一段', 'أحمد', '10', 'ok', '<b>', 'مرحبا', '030 1234567'];

let app: TestApp;
let client: ApiClient;
let picture: string;
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
  picture = await app.upload('blogs');
  await app.create(teamMember, { name: 'Mara' });
  const languages = ['en', 'de'].map((language) => ({ language, shown: true }));
  await client.call('PUT', '/settings/1', { languages });
});
afterAll(() => app.stop());

const seed = Number(process.env['SEED'] ?? 50);
let state = seed;
/** A whole number below another, the same in each run. */
function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}
const oneFrom = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
const someWords = () => Array.from({ length: 1 + random(6) }, () => oneFrom(WORDS)).join(' ');

async function keysIn(path: string): Promise<string[]> {
  const { body } = await client.ask('GET', `/${path}?per_page=100`);
  return body.data.map(({ id, slug }: { id: number; slug?: string }) => String(slug ?? id));
}

async function postWithHeadings() {
  const headings = Array.from({ length: random(3) }, () => ({
    heading: someWords(),
    image: picture,
    description: `<p>${someWords()}</p>`,
  }));
  const texts = { title: someWords(), short_description: someWords(), description: `<p>${someWords()}</p>` };
  return { ...texts, image: picture, team_id: 1, status: 1 + random(2), headings };
}

/** What anybody may do. Whatever is refused has changed nothing. */
const edits: Record<string, () => Promise<unknown>> = {
  'a post is written': async () => client.ask('POST', '/blogs', await postWithHeadings()),
  'a post is changed': async () =>
    client.ask('PUT', `/blogs/${oneFrom(await keysIn('blogs'))}`, await postWithHeadings()),
  'a post is hidden or shown': async () =>
    client.ask('PUT', `/blogs/${oneFrom(await keysIn('blogs'))}`, { status: 1 + random(2) }),
  'a post is deleted': async () => client.ask('DELETE', `/blogs/${oneFrom(await keysIn('blogs'))}`),
  'a deleted post is restored': async () => {
    const { body } = await client.ask('GET', '/deleted');
    const deleted = oneFrom<{ type: string; key: string }>(body.data);
    return deleted && client.ask('POST', `/${deleted.type}/${deleted.key}/restore`);
  },
  'an earlier version is restored': async () =>
    client.ask('POST', `/blogs/${oneFrom(await keysIn('blogs'))}/revisions/1/restore`),
  'a service is written': () => app.create(service, { title: someWords(), status: 1 + random(2) }),
  'a page is hidden from search engines': async () =>
    client.ask('PUT', `/pages/${oneFrom(await keysIn('pages'))}`, { hidden_from_search: random(2) === 1 }),
  'a page gets sections': async () =>
    client.ask('PUT', `/pages/${oneFrom(await keysIn('pages'))}`, {
      sections: [{ id: 'a', type: 'richText', html: `<p>${someWords()}</p>`, hidden: random(2) === 1 }],
    }),
  'a post is translated': async () => {
    const texts = { title: someWords(), short_description: someWords(), description: `<p>${someWords()}</p>` };
    return client.ask('PUT', `/blogs/${oneFrom(await keysIn('blogs'))}/translations/de`, {
      ...texts,
      status: 1 + random(2),
    });
  },
  'a translation is deleted': async () =>
    client.ask('DELETE', `/blogs/${oneFrom(await keysIn('blogs'))}/translations/de`),
  'a draft is begun': async () =>
    client.ask('POST', '/drafts', {
      type: 'blogs',
      key: oneFrom(await keysIn('blogs')),
      fields: { title: someWords() },
    }),
  'a draft is published': async () => {
    const { body } = await client.ask('GET', '/drafts');
    const draft = oneFrom<{ id: number }>(body.data);
    return draft && client.ask('POST', `/drafts/${draft.id}/publish`);
  },
  'a message is sent': async () =>
    sendItem(app, contactMessage, itemOf(contactMessage, { name: someWords(), email: `a${random(5)}@example.com` })),
  'a message is noted': async () =>
    client.ask('PUT', `/contact-messages/${oneFrom(await keysIn('contact-messages'))}`, {
      notes: someWords(),
      status: oneFrom(['new', 'won', 'spam']),
    }),
  'a person is erased': async () => client.ask('DELETE', `/personal-data?email=a${random(5)}@example.com`),
  'a picture is described': async () =>
    client.ask('PUT', `/media/${oneFrom(await keysIn('media'))}`, { alt: someWords(), name: someWords() }),
  'rows are imported': async () => {
    const db = app.services.database.kysely.withTables<SearchTables>();
    const row = await db.selectFrom('blogs').selectAll().limit(1).executeTakeFirst();
    const { id: _id, ...rest } = row ?? { id: 0 };
    const title = someWords();
    const imported = { ...rest, title, slug: `imported-${random(2 ** 31)}`, status: 1 + random(2) };
    return (
      row &&
      db
        .insertInto('blogs')
        .values(imported as typeof row)
        .execute()
    );
  },
  'somebody searches': async () => client.ask('GET', `/search?q=${encodeURIComponent(oneFrom(WORDS))}`),
};

const edit = async (name: string) => edits[name]?.();

async function readIndex() {
  const db = app.services.database.kysely.withTables<SearchTables>();
  const rows = await db.selectFrom('search_index').select(['place', 'thing', 'language', 'title', 'words']).execute();
  const sorted = (words: string) => words.split(' ').toSorted().join(' ');
  const inOrder = rows.map((row) => ({ ...row, title: sorted(row.title), words: sorted(row.words) }));
  return inOrder.map((row) => JSON.stringify(row)).toSorted();
}

async function makeAnew() {
  const db = app.services.database.kysely.withTables<SearchTables>();
  await db.deleteFrom('search_index').execute();
  await db.updateTable('search_state').set({ version: 0 }).execute();
  await app.services.search.updateIndex();
}

test(`after ${EDITS} random edits, the index equals one that is made anew (SEED=${seed})`, async () => {
  const names = Object.keys(edits);
  for (let done = 0; done < EDITS; done += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => edit(names[(done + index) % names.length] ?? '')));
  await app.services.search.updateIndex();
  const grown = await readIndex();
  expect(grown.length).toBeGreaterThan(25);
  await makeAnew();
  expect(grown).toEqual(await readIndex());
  if (app.databaseUrl === '')
    await sql`insert into search_words (search_words, rank) values ('integrity-check', 1)`.execute(
      app.services.database.kysely,
    );
});

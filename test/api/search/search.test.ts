import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import { blog } from '../../../content/types/blog.ts';
import { page } from '../../../content/types/page.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient } from '../../api-client.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { itemOf, sendItem } from '../app/inbox-items.ts';
import { addPerson } from '../app/people.ts';
import { storeAnswer } from '../app/store-answer.ts';
import { storeReply } from '../app/store-reply.ts';
import { findTitles, search } from './found.ts';

let app: TestApp;
let client: ApiClient & { id: number };
let author: number;
beforeAll(async () => {
  app = await startApp();
  client = await addPerson(app, 'Sana');
  author = await app.create(teamMember, { name: 'Mara Lindqvist' });
});
afterAll(() => app.stop());

const titles = (q: string) => findTitles(client, q);
const write = (title: string, text: string) =>
  app.create(service, { title, detail_page_description: `<p>${text}</p>` });

describe('J1: phrases without spaces, and Latin words among them', () => {
  beforeAll(async () => {
    await write('一段简介', '我们重跑gen-itgc后再部署到服务器。');
    await write('部長の署名', '記事を書く。');
  });

  test.each([
    ['部署', ['一段简介']],
    ['一段', ['一段简介']],
    ['段简', ['一段简介']],
    ['重跑gen-itgc后', ['一段简介']],
    ['itgc', ['一段简介']],
    ['記事', ['部長の署名']],
    ['署', ['部長の署名', '一段简介']],
    ['部記', []],
  ])('“%s” finds %j', async (q, expected) => {
    expect(await titles(q)).toEqual(expected);
  });
});

describe('J2: words of two letters', () => {
  beforeAll(async () => {
    await write('数据', 'Where the db is.');
    await write('Quick', 'All is ok.');
    await write('Slow', 'All is ok too.');
  });

  test.each([
    ['数据', ['数据']],
    ['db', ['数据']],
    ['quick ok', ['Quick']],
    ['ok', ['Slow', 'Quick']],
  ])('“%s” finds %j', async (q, expected) => {
    expect(await titles(q)).toEqual(expected);
  });
});

test('J3: what a text is stored as is not found: tags, attributes and the names of fields', async () => {
  const section = { id: 'a', type: 'richText', html: '<p>Plain <strong>Zeppelin</strong></p>' };
  await app.create(page, { title: 'With a section', sections: [section] });
  for (const q of ['strong', 'html', 'richText', 'width', 'span']) expect(await titles(q)).toEqual([]);
  expect(await titles('zeppelin')).toEqual(['With a section']);
});

test('J5: every type is found, those without a title too', async () => {
  const groups = await search(client, 'menus');
  expect(groups.find(({ kind }) => kind === 'content')?.found[0]).toMatchObject({ type: 'menus', key: '1' });
});

describe('J6: whatever is written in a record or an item', () => {
  test.each([
    ['the text of a post', blog, { description: '<h2>On</h2><p>Marzipanlieferung</p>' }, 'marzipanlief'],
    ['a summary', review, { project_summary: 'Rhabarber' }, 'RHABARBER'],
  ] as const)('%s is found by it', async (_, type, fields, q) => {
    await app.create(type, { ...fields, team_id: author });
    expect(await titles(q)).toHaveLength(1);
  });

  test('a heading is found as its post', async () => {
    const { body } = await client.ask('POST', '/blogs', {
      ...(await fieldsOfPost('A post with headings')),
      headings: [{ heading: 'Kolophonium', image: await app.upload('headings'), description: '<p>Geigenharz</p>' }],
    });
    expect(body.message).toBe('Blog Created Successfully!');
    for (const q of ['kolophonium', 'geigenharz']) expect(await titles(q)).toEqual(['A post with headings']);
  });

  test('an inbox item is found by its text, its notes, replies and answers, its reference and phone number', async () => {
    for (const kind of [contactMessage, meeting]) {
      const name = `Vera ${kind.label.one}`;
      const sent = await sendItem(app, kind, { ...itemOf(kind, { name }), phone: '+49 (0) 30 1234-567' });
      expect(sent.statusCode).toBe(201);
      const { id, reference } = (await client.ask('GET', `/${kind.path}`)).body.data[0];
      await client.ask('PUT', `/${kind.path}/${id}`, { notes: `Notiz${kind.name}` });
      await storeReply(app, { item_kind: kind.name, item_id: id, author_id: client.id, text: `Reply${kind.name}` });
      await storeAnswer(app, kind, { item_id: id, name: `Answer${kind.name}`, address: 'other@example.com' });
      for (const word of ['notiz', 'reply', 'answer']) expect(await titles(word + kind.name)).toEqual([name]);
      expect(await titles(reference)).toEqual([name]);
    }
    for (const q of ['030 1234567', '+49301234567', '1234-567'])
      expect(await titles(q)).toEqual([`Vera ${contactMessage.label.one}`]);
  });

  test('a file is found by its description, a person by their address', async () => {
    await app.upload('media');
    const { id } = (await client.ask('GET', '/media')).body.data[0];
    await client.ask('PUT', `/media/${id}`, { name: 'Bergsee.webp', alt: 'Ein Boot im Schilf', credit: 'Foto: Ahn' });
    for (const q of ['bergsee', 'schilf', 'ahn']) expect(await titles(q)).toEqual(['Bergsee.webp']);
    const groups = await search(client, 'sana@example.com');
    expect(groups.find(({ kind }) => kind === 'person')?.found).toMatchObject([{ key: String(client.id) }]);
  });
});

describe('J8: no character is syntax', () => {
  beforeAll(() => write('Phase 2', 'O’Brien said "stop": 100% of C:\\temp, a-b.'));

  test.each([
    'phase-2',
    'Phase 2',
    '"phase',
    'phase*',
    '(phase',
    'phase)',
    "o'brien",
    '100%',
    'c:\\temp',
    'stop & phase',
    'stop | phase',
    '!phase',
    'phase:*',
  ])('“%s” finds its words', async (q) => {
    expect(await titles(q)).toContain('Phase 2');
  });

  test.each(['"', '*', '-', '%', '()', '\\', ' ', '', '\u0000', '§public', 'NEAR(', 'thing:', '§'])(
    '“%s” finds nothing that has no such word, and fails nowhere',
    async (q) => {
      expect(await titles(q)).toEqual([]);
    },
  );

  test('10 kB are cut', async () => {
    expect(await titles(`phase ${'x'.repeat(10_000)}`)).toEqual([]);
    expect(await titles(`${' '.repeat(190)}phase ${'2 '.repeat(5_000)}`)).toEqual(['Phase 2']);
  });
});

test.each([
  ['Médico de família', 'medico FAMILIA'],
  ['Cafe\u0301 am Ufer', 'café'],
  ['Straße', 'STRASSE'],
  ['İstanbul’da', 'istanbul'],
  ['مُحَمَّد', 'محمد'],
  ['हिन्दी', 'हिन्दी'],
  ['서울에서', '서울'],
  ['ｶﾀｶﾅ', 'カタカナ'],
])('“%s” is found by “%s”', async (title, q) => {
  await write(title, 'x');
  expect(await titles(q)).toContain(title);
});

test('what has all words in its title comes first, then the newest', async () => {
  await write('Karussell', 'First');
  await write('Second', 'Ein Karussell.');
  await write('Third', 'Ein Karussell.');
  expect(await titles('karussell')).toEqual(['Karussell', 'Third', 'Second']);
});

test('words are highlighted, and HTML of a text stays text', async () => {
  await write('Tabs &amp; Spaces', 'Use <em>Leuchtstift</em> &lt;b&gt; here.');
  const [content] = await search(client, 'leuchtstift');
  expect(content?.found[0]?.excerpt.filter(({ is_hit }) => is_hit)).toEqual([{ text: 'Leuchtstift', is_hit: true }]);
  expect(content?.found[0]?.excerpt.map(({ text }) => text).join('')).toContain('Use Leuchtstift <b> here.');
});

test('spam, test messages and what was deleted are not found; what is restored is', async () => {
  const { id } = await addMessage('Ungeziefer');
  expect(await titles('ungeziefer')).toEqual(['Ungeziefer']);
  await client.ask('PUT', `/contact-messages/${id}`, { status: 'spam' });
  expect(await titles('ungeziefer')).toEqual([]);
  const record = await write('Wegwerfen', 'x');
  await app.services.content.softDelete(service, record);
  expect(await titles('wegwerfen')).toEqual([]);
  await app.services.content.restore(service, record);
  expect(await titles('wegwerfen')).toEqual(['Wegwerfen']);
});

test('one kind is listed page by page', async () => {
  for (let count = 0; count < 23; count += 1) await write(`Serie ${count}`, 'x');
  const pages = [];
  for (const number of [1, 2, 3]) {
    const { body } = await client.ask('GET', `/search?q=serie&kind=content&page=${number}`);
    pages.push([body.data[0].found.length, body.data[0].has_more]);
  }
  expect(pages).toEqual([
    [20, true],
    [3, false],
    [0, false],
  ]);
  const groups = await search(client, 'serie');
  expect(groups.map(({ kind, found, has_more }) => [kind, found.length, has_more])[0]).toEqual(['content', 5, true]);
  expect((await client.ask('GET', '/search?q=x&kind=sessions')).status).toBe(422);
});

async function addMessage(name: string): Promise<{ id: number }> {
  await sendItem(app, contactMessage, itemOf(contactMessage, { name, email: 'u@example.com' }));
  return (await client.ask('GET', '/contact-messages')).body.data[0];
}

async function fieldsOfPost(title: string) {
  return {
    title,
    image: await app.upload('blogs'),
    short_description: 'x',
    team_id: author,
    status: 1,
    description: '<p>x</p>',
  };
}

import { beforeAll, expect, test } from 'vitest';
import { category } from '../../../content/types/category.ts';
import { page } from '../../../content/types/page.ts';
import { pdf } from '../../files.ts';
import { connectAssistant } from '../app/assistant.ts';
import { addPerson } from '../app/people.ts';
import { addProgram } from '../app/programs.ts';
import { setUpApp } from '../app/second-step.ts';
import { signedInApp } from '../app/signed-in-app.ts';

type Assistant = Awaited<ReturnType<typeof connectAssistant>>;

const MINUTE = 60_000; // ms
const WRITING = ['propose_draft', 'revise_draft'];

const site = signedInApp();
let noor: Awaited<ReturnType<typeof addPerson>>;
let program: Awaited<ReturnType<typeof addProgram>>;
let assistant: Assistant;
beforeAll(async () => {
  noor = await addPerson(site.app, 'Noor', 'editor');
  program = await addProgram(site.app, noor, { access: 'propose' });
  assistant = await connectAssistant(site.app, program.token);
});

const post = (authorization: string, message: object) =>
  site.app.request({
    method: 'POST',
    url: '/mcp',
    headers: { authorization, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    payload: { jsonrpc: '2.0', id: 1, ...message },
  });

test('every tool says whether it writes, and that it destroys nothing and reaches nobody outside', async () => {
  const { tools } = await assistant.client.listTools();
  expect(tools.map(({ name, annotations }) => [name, annotations])).toEqual(
    tools.map(({ name }) => [
      name,
      { readOnlyHint: !WRITING.includes(name), destructiveHint: false, openWorldHint: false },
    ]),
  );
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(WRITING));
});

test('a token makes 300 calls a minute, of the protocol too, and others go on', async () => {
  const [busy, other] = [
    await addProgram(site.app, noor, { access: 'read' }),
    await addProgram(site.app, noor, { access: 'read' }),
  ];
  site.now += MINUTE - (site.now % MINUTE);
  const statusOf = async ({ authorization }: { authorization: string }) =>
    (await post(authorization, { method: 'ping' })).statusCode;
  for (let count = 0; count < 300; count += 1) await statusOf(busy);
  const { statusCode, headers, body } = await post(busy.authorization, { method: 'ping' });
  expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  expect(JSON.parse(body)).toEqual({ message: 'This program asks too much. It may go on in a minute.' });
  expect(await statusOf(other)).toBe(200);
  site.now += 2 * MINUTE;
  expect(await statusOf(busy)).toBe(200);
});

test('answers are stored by nobody', async () => {
  for (const authorization of [program.authorization, 'Bearer nobody'])
    expect((await post(authorization, { method: 'ping' })).headers['cache-control']).toBe('no-store');
});

test('what is asked for at once has a limit, and so has a question', async () => {
  const refused = async (tool: string, input: object) => (await assistant.use(tool, input)).error;
  const page = 10_001;
  expect(await refused('list_records', { type: 'blogs', page })).toContain('page');
  expect(await refused('search', { query: 'news', page })).toContain('page');
  expect(await refused('find_pictures', { page })).toContain('page');
  expect(await refused('list_drafts', { page })).toContain('page');
  const long = 'x'.repeat(201);
  expect(await refused('list_records', { type: 'blogs', search: long })).toContain('search');
  expect(await refused('search', { query: long })).toContain('query');
  expect(await refused('find_pictures', { search: long })).toContain('search');
  expect(await refused('describe_content', { type: 'pages', section: long })).toContain('section');
});

test('what the API refuses is named field by field', async () => {
  const { error } = await assistant.use('propose_draft', { type: 'categories', fields: { name: {} } });
  expect(error).toBe('name: Name cannot have parts.');
});

test('an unknown field of a button within a section is an error too', async () => {
  const sections = [{ type: 'pictureText', action: { lable: 'Read on' } }];
  const { error } = await assistant.use('propose_draft', { type: 'pages', fields: { sections } });
  expect(error).toMatch(/^There is no field “sections\.0\.action\.lable”/);
});

test('a list comes page by page, without sections', async () => {
  for (let number = 0; number < 16; number += 1) await noor.create(category, { name: `Number ${number}` });
  const listed = async (input: object) => (await assistant.use('list_records', input)).data;
  const { data, meta } = await listed({ type: 'categories' });
  expect([data.length, meta.total, meta.last_page]).toEqual([10, 16, 2]);
  expect((await listed({ type: 'categories', page: 2 })).data).toHaveLength(6);
  await noor.create(page, {
    title: 'Long',
    slug: 'long',
    status: 1,
    sections: [{ type: 'richText', html: '<p>Long</p>' }],
  });
  expect((await listed({ type: 'pages', search: 'Long' })).data).toEqual([
    expect.not.objectContaining({ sections: expect.anything() }),
  ]);
});

test('pictures are found, and no other files', async () => {
  const image = await noor.upload();
  expect((await noor.sendForm('/media', { image: pdf('terms.pdf') })).status).toBe(201);
  const found = (await assistant.use('find_pictures')).data.data as { image: string; kind: string }[];
  expect(found.map(({ image: path, kind }) => [path, kind])).toEqual([[image, 'picture']]);
});

test('the first translation is proposed without a version, a change of it with the one that was read', async () => {
  const languages = ['en', 'de'].map((language) => ({ language, shown: true }));
  await site.client.call('PUT', '/settings/1', { languages });
  const { slug: key } = await noor.create(category, { name: 'Letters', short_description: 'To read' });
  const propose = (name: string, more: object = {}) =>
    assistant.use('propose_draft', { type: 'categories', key, language: 'de', fields: { name }, ...more });

  const { error } = await assistant.use('propose_draft', {
    type: 'categories',
    key,
    language: 'de',
    fields: { namen: '' },
  });
  expect(error).toMatch(/^There is no field “namen”/);
  const untranslated = { type: 'reviews', key: '1', language: 'de', fields: { image: 'picture.webp' } };
  expect((await assistant.use('propose_draft', untranslated)).error).toMatch(/^There is no field “image”/);
  expect((await propose('Briefe', { base_version: 1 })).error).toBe('There is nothing at this address.');
  const { data: draft } = (await propose('Briefe')).data;
  expect([draft.language, draft.fields.name]).toEqual(['de', 'Briefe']);
  const misnamed = await assistant.use('revise_draft', { id: draft.id, version: 1, fields: { namen: '' } });
  expect(misnamed.error).toMatch(/^There is no field “namen”/);
  await noor.call('PUT', `/drafts/${draft.id}`, { version: 1, fields: { short_description: 'Zum Lesen' } });
  await noor.call('POST', `/drafts/${draft.id}/publish`, {});

  expect((await propose('Neue Briefe')).error).toBe('Read the record first, and send its version as base_version.');
  const { data: words } = (await assistant.use('read_record', { type: 'categories', key, language: 'de' })).data;
  expect(words.name).toBe('Briefe');
  await noor.call('PUT', `/categories/${key}/translations/de`, { ...words, name: 'Schöne Briefe' });
  expect((await propose('Neue Briefe', { base_version: words.version })).error).toMatch(
    /^Noor has saved this .+ since: its version is 2 now\./,
  );
  expect((await propose('Neue Briefe', { base_version: words.version + 1 })).data.data.language).toBe('de');
});

test('while its person lacks the second step that their role requires, an assistant reads nothing', async () => {
  const wren = await addPerson(site.app, 'Wren', 'writer');
  const { use } = await connectAssistant(site.app, (await addProgram(site.app, wren, { access: 'read' })).token);
  expect((await use('list_records', { type: 'blogs' })).error).toBeUndefined();
  const owner = await addPerson(site.app, 'Owner');
  await setUpApp(owner, () => site.now);
  await owner.call('PUT', '/required-factors', { roles: ['writer'] });
  expect((await use('list_records', { type: 'blogs' })).error).toMatch(/^Your role requires two-step sign-in/);
});

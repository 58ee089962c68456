import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseStudy } from '../../../content/types/case-study.ts';
import { page } from '../../../content/types/page.ts';
import { review } from '../../../content/types/review.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { clientOf } from '../app/people.ts';

let app: TestApp;
let ask: ReturnType<typeof clientOf>['ask'];
beforeAll(async () => {
  app = await startApp();
  ({ ask } = clientOf(app, await app.signIn()));
});
afterAll(() => app.stop());

const create = (sections: unknown) => ask('POST', '/pages', { title: 'A page', status: 1, sections });
const hero = { id: 'h', type: 'hero', title: 'We build' };

test('sections are stored with what was left out', async () => {
  const { status, body } = await create([hero, { id: 'c', type: 'callToAction', title: 'Call', hidden: true }]);
  expect(status).toBe(201);
  const empty = { lead: null, actions: [], note: null, image: null, image_alt: null, look: 'artwork', hidden: false };
  expect(body.data.sections).toEqual([
    { ...hero, ...empty },
    { id: 'c', type: 'callToAction', title: 'Call', text: null, actions: [], look: 'panel', hidden: true },
  ]);
  expect((await ask('GET', `/pages/${body.data.slug}`)).body.data.sections).toEqual(body.data.sections);
});

test('sections may be sent as JSON text, and may be absent', async () => {
  expect((await create(JSON.stringify([hero]))).body.data.sections).toMatchObject([hero]);
  expect((await create(undefined)).body.data.sections).toEqual([]);
  expect((await create('')).body.data.sections).toEqual([]);
});

test('a section without an id is given one, which stays, also in a draft', async () => {
  const { id: _id, ...withoutId } = hero;
  const { body } = await create([withoutId, withoutId]);
  const ids = body.data.sections.map(({ id }: { id: string }) => id);
  expect([new Set(ids).size, ids.every((id: string) => /^[\w-]{1,40}$/.test(id))]).toEqual([2, true]);
  const again = await ask('PUT', `/pages/${body.data.slug}`, { sections: body.data.sections });
  expect(again.body.data.sections).toEqual(body.data.sections);
  const draft = await ask('POST', '/drafts', {
    type: 'pages',
    fields: { title: 'Drafted', status: 1, sections: [withoutId] },
  });
  expect(draft.body.data.fields.sections).toMatchObject([{ ...withoutId, id: expect.any(String) }]);
  const published = await ask('POST', `/drafts/${draft.body.data.id}/publish`);
  expect(published.body.data.sections).toMatchObject(draft.body.data.fields.sections);
});

test.each([page, caseStudy])('lists of $noun.many leave their sections out', async (type) => {
  await createOneOfEach(app, { types: [type] });
  const { data } = (await ask('GET', `/${type.path}`)).body;
  expect(data[0]).not.toHaveProperty('sections');
  expect((await ask('GET', `/${type.path}/${data[0].slug}`)).body.data).toHaveProperty('sections');
});

const cards = (...cards: object[]) => ({ id: 'c', type: 'cards', cards });
const card = { title: 'One', text: 'Text' };

test.each<[unknown, string, string | RegExp]>([
  ['nonsense', 'sections', 'Sections must be a list.'],
  [{ ...hero }, 'sections', 'Sections must be a list.'],
  [['hero'], 'sections.0', 'Sections must be a list of sections.'],
  [[{ ...hero, id: 'a b' }], 'sections.0.id', 'The ids of Sections must be up to 40 letters, digits, - and _.'],
  [[hero, hero], 'sections', 'Sections must each have a unique id.'],
  [[{ ...hero, title: '' }], 'sections.0.title', 'Title is required.'],
  [[{ ...hero, title: 'x'.repeat(121) }], 'sections.0.title', 'Title can be at most 120 characters long.'],
  [[{ ...hero, hidden: 'yes' }], 'sections.0.hidden', 'Hidden must be true or false.'],
  [[{ ...hero, look: 'loud' }], 'sections.0.look', /^Look must be /],
  [[{ ...hero, actions: [{ label: 'A' }] }], 'sections.0.actions.0.link', 'Link is required.'],
  [[{ ...hero, image: '/files/none.webp' }], 'sections.0.image', /^Picture no longer exists/],
  [[hero, cards(card, { ...card, link: 'javascript:x' })], 'sections.1.cards.1.link', /^Link must start with/],
  [[cards(...Array.from({ length: 13 }, () => card))], 'sections.0.cards', 'Cards can have at most 12 entries.'],
  [
    [{ id: 'q', type: 'quotes', reviews: ['x'] }],
    'sections.0.reviews.0',
    'Chosen Reviews must be chosen from the list.',
  ],
  [Array.from({ length: 61 }, (_, id) => ({ ...hero, id: `h${id}` })), 'sections', /at most 60 entries/],
])('%# is refused with the path of what is wrong', async (sections, path, sentence) => {
  const { status, body } = await create(sections);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [path]]);
  expect(body.errors[path][0]).toMatch(sentence);
});

test('a section of an unknown type is refused', async () => {
  const { status, body } = await create([hero, { ...hero, id: 'x', type: 'carousel' }]);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['sections.1.type']]);
});

test('rich text in sections is sanitized, and a chosen record that is gone is left out', async () => {
  const reviewId = await app.create(review, {});
  const html = '<p onclick="x()">Text<script>alert(1)</script></p>';
  const { body } = await create([
    { id: 'r', type: 'richText', html },
    { id: 'q', type: 'quotes', source: 'chosen', reviews: [reviewId, 4711, reviewId] },
  ]);
  expect(body.data.sections).toMatchObject([{ html: '<p>Text</p>' }, { reviews: [reviewId] }]);
});

test('a picture inside a section is not swept, and a revision restores the section', async () => {
  const image = await app.upload('pages');
  const { body } = await create([{ ...hero, image, image_alt: 'Us' }]);
  const address = `/pages/${body.data.slug}`;
  expect((await ask('PUT', address, { sections: [] })).body.data.sections).toEqual([]);
  const { pictureUsage, db } = app.services.content;
  expect(await pictureUsage.isInUse({ id: null, file: image.replace('/files/', '') }, db as never)).toBe(true);
  const restored = await ask('POST', `${address}/revisions/1/restore`);
  expect(restored.body.data.sections).toMatchObject([{ image, image_alt: 'Us' }]);
});

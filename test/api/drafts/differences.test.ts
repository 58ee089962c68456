import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firstServiceCategories } from '../../../content/service-categories.ts';
import { blog } from '../../../content/types/blog.ts';
import { page } from '../../../content/types/page.ts';
import { review } from '../../../content/types/review.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient } from '../../api-client.ts';
import { markup } from '../../hostile/payloads.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { signInTo } from '../app/people.ts';

const MINUTE = 60_000; // ms

let now = Date.now();
let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now) });
  client = await signInTo(app);
});
afterAll(() => app.stop());

/** Changes a record, and returns what differs from its first version by field. */
async function since(address: string, changes: object) {
  expect((await client.ask('PUT', address, changes)).status).toBe(200);
  const { body } = await client.ask('GET', `${address}/revisions/1/diff`);
  const differences = body.data as { field: string; before: unknown; after: unknown; html?: string }[];
  return Object.fromEntries(differences.map(({ field, ...rest }) => [field, rest]));
}

test('a related record is named, also once it is deleted', async () => {
  const author = await app.create(teamMember, { name: 'Ada & Co' });
  const next = await app.create(teamMember, { name: 'Grace' });
  await app.create(blog, { title: 'Authored', team_id: author });
  await app.services.content.softDelete(teamMember, author);
  const { team_id } = await since('/blogs/authored', { team_id: next });
  expect(team_id?.html).toBe('<del>Ada &amp; Co</del> <ins>Grace</ins>');
});

test('the category in a section is called as the settings call it', async () => {
  const sections = (category: string) => [
    { id: 'a1', type: 'services', hidden: false, heading: 'What we do', source: 'category', category },
  ];
  await app.create(page, { title: 'Offered', sections: sections('amazon') });
  await client.ask('PUT', '/settings/1', {
    service_categories: [{ key: 'amazon', label: 'Market places' }, ...firstServiceCategories.slice(2)],
  });
  const { sections: difference } = await since('/pages/offered', { sections: sections('digitalMarketing') });
  expect(difference?.html).toContain('<strong>Category:</strong> Market places');
  expect(difference?.html).toContain('<strong>Category:</strong> Digital Marketing');
});

test('inside sections, each field is named and its words are marked', async () => {
  const sections = (heading: string, questions: object[], hidden = false) => [
    { id: 'a1', type: 'faq', hidden, heading, questions },
  ];
  const cost = { question: 'What does it cost?', html: '<p>Little.</p>' };
  const time = { question: 'When?', html: '<ul><li><p>Soon</p></li></ul>' };
  await app.create(page, { title: 'Asked', sections: sections('Old & good', [cost]) });
  const { sections: difference } = await since('/pages/asked', {
    sections: sections('New & good', [cost, time], true),
  });
  expect(difference?.html).toBe(
    '<ul><li><p><strong>Questions</strong></p><ins><p>Hidden</p></ins>' +
      '<p><strong>Heading:</strong> <del>Old</del><ins>New</ins> &amp; good</p><p><strong>Questions:</strong></p>' +
      '<ul><li><p><strong>Question</strong></p><p><strong>Question:</strong> What does it cost?</p>' +
      '<p><strong>Answer:</strong></p><p>Little.</p></li>' +
      '<li><ins><p><strong>Question</strong></p><p><strong>Question:</strong> When?</p>' +
      '<p><strong>Answer:</strong></p><ul><li><p>Soon</p></li></ul></ins></li></ul>' +
      '<p><strong>Background:</strong> Plain</p></li></ul>',
  );
});

test('a text in a list of a section is compared however deeply it is nested', async () => {
  const html = (word: string) => '<blockquote>'.repeat(49) + `<p>${word}</p>` + '</blockquote>'.repeat(49);
  const sections = (word: string) => [{ id: 'a1', type: 'faq', questions: [{ question: 'Q', html: html(word) }] }];
  await app.create(page, { title: 'Nested', sections: sections('Old') });
  const { sections: difference } = await since('/pages/nested', { sections: sections('New') });
  expect(difference?.html).toContain('<del><p>Old</p></del><ins><p>New</p></ins>');
});

test('what has no words is given as it was and as it is', async () => {
  const id = await app.create(review, { status: 1 });
  const image = await app.upload('reviews');
  const differences = await since(`/reviews/${id}`, { status: 2, image });
  expect(differences['status']).toEqual({ label: 'Status', before: 1, after: 2 });
  expect(differences['image']).toMatchObject({ after: image });
  expect(differences['image']).not.toHaveProperty('html');
});

test.each(['\0', '&#0;', '&#1;', '\u007f', ' title="\0<p id=root class=x onclick=y()>"', ' title="&#1;&#2;"'])(
  'nothing hides behind a control character: %j',
  async (hidden) => {
    const html = `<p><a href="/a"${hidden.startsWith(' ') ? hidden : ` title="${hidden}"`}>Hidden${hidden} words</a></p>`;
    const sections = [{ id: 'a1', type: 'faq', questions: [{ question: `Q${hidden}`, html }] }];
    const id = await app.create(page, { lead: 'Before', sections: [] });
    const { slug } = (await client.ask('GET', `/pages?ids=${id}`)).body.data[0];
    const begun = await client.ask('POST', '/drafts', {
      type: 'pages',
      key: slug,
      fields: { lead: `A${hidden}B`, sections },
    });
    const { data } = (await client.ask('GET', `/drafts/${begun.body.data.id}/diff`)).body;
    const compared = data.map(({ html }: { html: string }) => html).join('');
    expect(compared.replaceAll(/<[^>]*>/g, '')).toMatch(/Hidden.* words/);
    expect(compared).not.toMatch(/<[^>"]*("[^"]*"[^>"]*)*(id|class|onclick)=/);
    const stored = (await client.ask('GET', `/drafts/${begun.body.data.id}`)).text;
    expect(compared + stored).not.toMatch(/[\0-\x08\x0b-\x1f\x7f]|\\u00(0[0-8bcef]|1|7f)/);
  },
);

test.each(markup)('%s is text, in a field and inside sections', async (attack) => {
  const id = await app.create(review, { feedback: 'Harmless' });
  const { feedback } = await since(`/reviews/${id}`, { feedback: attack });
  expect(feedback?.html).not.toMatch(/<(?!\/?(ins|del)>)/);
  const question = (text: string) => [{ id: 'a1', type: 'faq', questions: [{ question: text, html: '<p>Yes.</p>' }] }];
  const pageId = await app.create(page, { sections: question('Harmless') });
  const { slug } = (await client.ask('GET', `/pages?ids=${pageId}`)).body.data[0];
  const { sections } = await since(`/pages/${slug}`, { sections: question(attack) });
  expect(sections?.html).not.toMatch(/<(?!\/?(ins|del|ul|li|p|strong)>)/);
});

describe('texts that are not saved are compared', () => {
  beforeEach(() => {
    now += MINUTE;
  });

  const compare = async (body: object) => client.ask('POST', '/differences', { type: 'blogs', ...body });

  test('in the fields that both have, lists of parts included', async () => {
    const heading = (text: string) => ({ id: 1, heading: text, description: '<p>One</p>' });
    const { body } = await compare({
      before: { title: 'Theirs', headings: [heading('Theirs')], seo_title: 'Only theirs' },
      after: { title: 'Mine', headings: [heading('Mine'), { ...heading('New'), id: 'k1' }] },
    });
    const html = Object.fromEntries(body.data.map(({ field, html }: { field: string; html: string }) => [field, html]));
    expect(Object.keys(html)).toEqual(['title', 'headings']);
    expect(html['title']).toBe('<del>Theirs</del><ins>Mine</ins>');
    expect(html['headings']).toContain('<strong>Heading Title:</strong> <del>Theirs</del><ins>Mine</ins>');
  });

  test.each(markup)('without what runs: %s', async (payload) => {
    const { body } = await compare({
      type: 'reviews',
      before: { project_review: payload },
      after: { project_review: '' },
    });
    expect(body.data.map(({ html }: { html: string }) => html).join('')).not.toMatch(
      /<script|<[^>]*\son\w+=|javascript:/i,
    );
  });

  test.each([
    ['before', { before: 7, after: {} }],
    ['after', { before: {}, after: [] }],
    ['type', { type: 'nothing', before: {}, after: {} }],
    ['description', { before: { description: 'x'.repeat(300_000) }, after: {} }],
    ['headings', { before: { headings: [{ id: 1 }, { id: 1 }] }, after: {} }],
  ])('and refused where %s is wrong', async (field, body) => {
    expect(await compare(body)).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });

  test('30 times a minute by one person', async () => {
    const statuses = [];
    for (let time = 0; time < 31; time += 1) statuses.push((await compare({ before: {}, after: {} })).status);
    expect(statuses).toContain(200);
    expect(statuses.at(-1)).toBe(429);
  });
});

import { beforeAll, expect, test } from 'vitest';
import { review } from '../../../content/types/review.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import type { ApiClient } from '../../api-client.ts';
import type { TestApp } from '../app/app.ts';
import { addPerson } from '../app/people.ts';
import { appWithPosts, type SavedHeading } from '../parts/post.ts';

const site = appWithPosts();
let app: TestApp;
let ruth: ApiClient;
let will: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  ({ app, client: ruth } = site);
  will = await addPerson(app, 'Will', 'editor');
});
interface Draft {
  id: number;
  version: number;
  authors: { id: number; name: string; fields: string[] }[];
}

const RUTH = 'Sana Qureshi';

/** Who has changed what, by name. */
const namesIn = ({ authors }: Draft) => Object.fromEntries(authors.map(({ name, fields }) => [name, fields]));

async function begin(by: ApiClient, fields: object) {
  const id = await app.create(review, { feedback: 'Live', project_summary: 'Live', client_name: 'Ada' });
  return (await by.ask('POST', '/drafts', { type: 'reviews', key: String(id), fields })).body.data as Draft;
}

async function save(by: ApiClient, { id }: Draft, content: object) {
  return (await by.ask('PUT', `/drafts/${id}`, content)).body.data as Draft;
}

test('a draft names who has changed which field, whoever sends the others along', async () => {
  const begun = await begin(will, { feedback: 'By Will', project_summary: 'By Will' });
  expect(begun.authors).toEqual([{ id: will.id, name: 'Will', fields: ['project_summary', 'feedback'] }]);
  const fields = { feedback: 'By Will', project_summary: 'By Will', client_name: 'By Ruth' };
  const joined = await save(ruth, begun, { fields });
  expect(namesIn(joined)).toEqual({ Will: ['project_summary', 'feedback'], [RUTH]: ['client_name'] });
  expect(joined).toMatchObject({ updated_by: RUTH, updated_by_id: 1 });
  const amended = await save(ruth, begun, { fields: { feedback: 'By Will and Ruth' } });
  expect(namesIn(amended)).toEqual({ Will: ['project_summary', 'feedback'], [RUTH]: ['client_name', 'feedback'] });
});

test('a field that is as it was published again is of nobody', async () => {
  const begun = await begin(will, { feedback: 'By Will', project_summary: 'By Will' });
  const back = await save(ruth, begun, { fields: { feedback: 'Live' } });
  expect(namesIn(back)).toEqual({ Will: ['project_summary'] });
  expect(namesIn(await save(ruth, begun, { fields: { project_summary: 'Live' } }))).toEqual({});
});

test('the headings of a post have authors too, and what others publish makes nobody one', async () => {
  const post = await site.make.post('First');
  const [first] = (await site.make.headingsOf(post)) as [SavedHeading];
  const key = post.split('/').at(-1);
  const headings = [{ id: first.id, version: first.version, heading: 'By Will' }];
  const { body } = await will.ask('POST', '/drafts', { type: 'blogs', key, fields: { title: 'By Will', headings } });
  expect(namesIn(body.data)).toEqual({ Will: ['title', 'headings'] });
  await ruth.ask('PUT', `/headings/${first.id}`, { description: '<p>Published</p>' });
  const sentAgain = headings.map((heading) => ({ ...heading, version: first.version + 1 }));
  const fields = { headings: sentAgain };
  expect(namesIn(await save(ruth, body.data, { fields }))).toEqual({ Will: ['title', 'headings'] });
});

test('a draft from before this was noted is of whoever saved it last', async () => {
  const begun = await begin(will, { feedback: 'By Will' });
  const db = app.services.database.kysely.withTables<ContentTables>();
  await db.updateTable('drafts').set({ authors: null }).where('id', '=', begun.id).execute();
  const { body } = await ruth.ask('GET', `/drafts/${begun.id}`);
  expect(namesIn(body.data)).toEqual({ Will: ['feedback'] });
  expect(namesIn(await save(ruth, begun, { fields: { client_name: 'By Ruth' } }))).toEqual({
    Will: ['feedback'],
    [RUTH]: ['client_name'],
  });
});

test('a schedule that somebody has chosen since is a conflict for who publishes at once', async () => {
  const { id } = await begin(ruth, { feedback: 'Mine' });
  const time = new Date(Date.now() + 86_400_000).toISOString();
  const scheduled = (await will.ask('POST', `/drafts/${id}/schedule`, { time })).body.data;
  expect(scheduled).toMatchObject({ created_by: 'Will', created_by_id: will.id });
  expect(await ruth.ask('POST', `/drafts/${id}/publish`, { schedule: null })).toMatchObject({
    status: 409,
    body: { message: 'Will has scheduled this draft since you opened it.' },
  });
  expect((await ruth.ask('GET', `/drafts/${id}`)).body.data.schedule).toEqual(scheduled);
  expect((await ruth.ask('POST', `/drafts/${id}/publish`, { schedule: scheduled.id })).status).toBe(200);
});

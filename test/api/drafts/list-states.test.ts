import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { caseStudy } from '../../../content/types/case-study.ts';
import { heading } from '../../../content/types/heading.ts';
import { blog } from '../../../content/types/blog.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient } from '../../api-client.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { signInTo } from '../app/people.ts';

let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
});
afterAll(() => app.stop());

const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();

const names = async (path: string, field: string): Promise<string[]> =>
  (await client.ask('GET', path)).body.data.map((record: Record<string, string>) => record[field]).sort();
const begin = async (type: string, key: string | null) =>
  (await client.ask('POST', '/drafts', { type, key, fields: {} })).body.data.id as number;
const schedule = async (path: string, body: object = {}) =>
  expect((await client.ask('POST', `${path}/schedule`, { time: TOMORROW, action: 'publish', ...body })).status).toBe(
    201,
  );

test('a list has the records of a state, however they got into it', async () => {
  const make = (project_name: string, status: number) => app.create(review, { project_name, status });
  await make('Shown', 1);
  await make('Hidden', 2);
  const drafted = await make('Drafted', 1);
  await begin('reviews', String(drafted));
  const discarded = await make('Discarded', 1);
  await client.ask('DELETE', `/drafts/${await begin('reviews', String(discarded))}`);
  await schedule(`/reviews/${await make('Goes', 1)}`, { action: 'unpublish' });
  const draftOfScheduled = await begin('reviews', String(await make('Draft goes', 2)));
  await schedule(`/drafts/${draftOfScheduled}`);
  const cancelled = await make('Cancelled', 2);
  await schedule(`/reviews/${cancelled}`);
  const { data } = (await client.ask('GET', '/schedules')).body;
  const { id } = data.find(({ title }: { title: string }) => title === 'Cancelled');
  await client.ask('DELETE', `/schedules/${id}`);
  const gone = await make('Gone', 1);
  await begin('reviews', String(gone));
  await client.ask('DELETE', `/reviews/${gone}`);
  await begin('reviews', null);

  const inState = (state: string) => names(`/reviews?state=${state}`, 'project_name');
  expect(await inState('published')).toEqual(['Discarded', 'Drafted', 'Goes', 'Shown']);
  expect(await inState('draft')).toEqual(['Cancelled', 'Draft goes', 'Hidden']);
  expect(await inState('changed')).toEqual(['Draft goes', 'Drafted']);
  expect(await inState('scheduled')).toEqual(['Draft goes', 'Goes']);
});

test('the total of a list is right although only a draft has changed', async () => {
  const total = async () => (await client.ask('GET', '/services?state=changed')).body.meta.total;
  await app.create(service, { title: 'Counted' });
  expect(await total()).toBe(0);
  await begin('services', 'counted');
  expect(await total()).toBe(1);
});

test('a state goes with search, other filters, sort and pages', async () => {
  for (const number of [1, 2, 3]) {
    const id = await app.create(review, { project_name: `Paged ${number}`, status: 1 });
    await begin('reviews', String(id));
  }
  const { data, meta } = (
    await client.ask('GET', '/reviews?state=changed&search=paged&status=1&sort=-project_name&per_page=2&page=2')
  ).body;
  expect([meta.total, data.map(({ project_name }: { project_name: string }) => project_name)]).toEqual([
    3,
    ['Paged 1'],
  ]);
});

test('the team is filtered too, and where there is no status, all are published', async () => {
  const author = await app.create(teamMember, { name: 'Ada', status: 1 });
  await app.create(teamMember, { name: 'Grace', status: 2 });
  expect(await names('/teams?state=published', 'name')).toEqual(['Ada']);
  expect(await names('/teams?state=draft', 'name')).toEqual(['Grace']);
  expect(await names('/teams', 'name')).toEqual(['Ada', 'Grace']);
  const blog_id = await app.create(blog, { team_id: author });
  await app.create(heading, { heading: 'First', blog_id, sequence: 1 });
  expect(await names('/headings?state=published', 'heading')).toEqual(['First']);
  expect(await names('/headings?state=draft', 'heading')).toEqual([]);
});

test.each(['/reviews', '/teams'])('another state of %s is refused', async (path) => {
  for (const state of ['deleted', '', 'Published', 'draft,changed'])
    expect(await client.ask('GET', `${path}?state=${state}`)).toMatchObject({
      status: 422,
      body: { message: 'state must be published, changed, draft or scheduled.' },
    });
});

test.each(['/schedules', '/schedules?type=reviews'])('%s asks no more often the more there is', async (path) => {
  const countQueries = async () => {
    const execute = vi.spyOn(app.services.database.kysely.getExecutor(), 'executeQuery');
    await client.ask('GET', path);
    const queries = execute.mock.calls.length;
    execute.mockRestore();
    return queries;
  };
  await schedule(`/reviews/${await app.create(review, { status: 2 })}`);
  await countQueries();
  const before = await countQueries();
  for (let count = 0; count < 5; count += 1) {
    await schedule(`/reviews/${await app.create(review, { status: 2 })}`);
    await schedule(`/drafts/${await begin('reviews', null)}`);
  }
  expect(await countQueries()).toBe(before);
});

test('what is scheduled has pages, the next one first, without what is deleted', async () => {
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const hide = async (title: string, minutes: number) => {
    const id = await app.create(caseStudy, { title, status: 1 });
    const { slug } = (await client.ask('GET', '/case-studies')).body.data.find((row: { id: number }) => row.id === id);
    await client.ask('POST', `/case-studies/${slug}/schedule`, { action: 'unpublish', time: soon(minutes) });
    return slug as string;
  };
  await hide('Third', 30);
  await hide('First', 10);
  const gone = await hide('Gone', 15);
  await hide('Second', 20);
  const draft = { type: 'case-studies', key: gone, fields: { title: 'Gone too' } };
  const { id } = (await client.ask('POST', '/drafts', draft)).body.data as { id: number };
  await client.ask('POST', `/drafts/${id}/schedule`, { time: soon(25) });
  await client.ask('DELETE', `/case-studies/${gone}`);
  const list = async (query: string) => (await client.ask('GET', `/schedules?type=case-studies${query}`)).body;
  const titles = ({ data }: { data: { title: string }[] }) => data.map(({ title }) => title);
  expect(titles(await list(''))).toEqual(['First', 'Second', 'Third']);
  const last = await list('&per_page=2&page=2');
  expect([titles(last), last.meta.total]).toEqual([['Third'], 3]);
});

test('what is scheduled of one type is listed alone', async () => {
  const types = async (path: string) => [...new Set(await names(path, 'type'))];
  await schedule(`/drafts/${await begin('services', null)}`);
  expect(await types('/schedules?per_page=100')).toEqual(['case-studies', 'reviews', 'services']);
  expect(await types('/schedules?type=services')).toEqual(['services']);
  expect((await client.ask('GET', '/schedules?type=nothing')).status).toBe(422);
});

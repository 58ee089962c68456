import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startApp } from '../app/app.ts';
import { addPerson } from '../app/people.ts';

let app: TestApp;
let sana: Awaited<ReturnType<typeof addPerson>>;
let omar: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  app = await startApp();
  sana = await addPerson(app, 'Sana');
  omar = await addPerson(app, 'Omar', 'sales');
});
afterAll(() => app.stop());

const mine = { list: 'messages', name: 'Mine', query: 'status=new&assignee=2' };

test('a filter is one’s own, and saving its name again changes its query', async () => {
  const saved = await omar.ask('POST', '/saved-filters', mine);
  expect(saved).toMatchObject({ status: 201, body: { message: 'Filter Saved!', data: mine } });
  const { id } = saved.body.data;
  expect((await sana.ask('GET', '/saved-filters')).body.data).toEqual([]);
  expect(await sana.ask('DELETE', `/saved-filters/${id}`)).toMatchObject({ status: 404 });
  await omar.ask('POST', '/saved-filters', { ...mine, query: 'status=won' });
  expect((await omar.ask('GET', '/saved-filters')).body.data).toEqual([{ ...mine, id, query: 'status=won' }]);
  expect(await omar.ask('DELETE', `/saved-filters/${id}`)).toMatchObject({ status: 200 });
  expect((await omar.ask('GET', '/saved-filters')).body.data).toEqual([]);
});

test.each([
  [{ name: ' ' }, { name: ['Name is required.'] }],
  [{ name: 'x'.repeat(61) }, { name: ['Name can be at most 60 characters long.'] }],
  [{ list: 'blogs' }, { list: ['List must be one of messages, meetings.'] }],
  [{ query: '//evil.example' }, { query: ['Query must be the part of an address after its question mark.'] }],
  [{ query: 'a='.repeat(251) }, { query: ['Query can be at most 500 characters long.'] }],
])('%o is refused with a sentence', async (changes, errors) => {
  const answer = await omar.ask('POST', '/saved-filters', { ...mine, ...changes });
  expect(answer).toMatchObject({ status: 422, body: { errors } });
});

test('nobody saves more than fifty', async () => {
  for (let number = 1; number <= 50; number += 1)
    await sana.ask('POST', '/saved-filters', { ...mine, name: `Filter ${number}` });
  const refusal = { name: ['You can save at most 50 filters.'] };
  expect(await sana.ask('POST', '/saved-filters', mine)).toMatchObject({ status: 422, body: { errors: refusal } });
});

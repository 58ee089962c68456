import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../api-client.ts';
import { signInTo } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

// Written from the specification alone, like `specification.test.ts`.

let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
});
afterAll(() => app.stop());

const singles = [
  {
    path: 'abouts',
    fields: {
      breadcrumb_short_description: 'Who we are.',
      breadcrumb_description: '<p>Us.</p>',
      breadcrumb_heading: 'About',
      wwa_heading: 'Who We Are',
      wca_heading: 'Why Choose Us',
      wwa_description: '<p>People.</p>',
      wca_description: '<p>Because.</p>',
    },
    publicCall: ['about', 'about'],
    messages: ['About Us Created!', 'About Updated!', 'About Deleted!'],
  },
  {
    path: 'service-pages',
    fields: {
      breadcrumb_short_description: 'What we do.',
      breadcrumb_description: '<p>Work.</p>',
      breadcrumb_heading: 'Services',
      page_title: 'Our Services',
      page_short_description: 'All of them.',
      page_description: '<p>Here.</p>',
    },
    publicCall: ['service-page', 'servicePage'],
    messages: ['Service Page Created!', 'Service Page Updated!', 'Service Page Details Deleted!'],
  },
] as const;

test.each(singles)('$path is one record, changed by PUT with JSON', async ({ path, fields, publicCall, messages }) => {
  const [created, updated, deleted] = messages;
  const [call, key] = publicCall;
  expect((await client.ask('GET', `/${path}`)).body).toEqual({ data: null });
  expect(await client.ask('POST', `/${path}`, fields)).toMatchObject({
    status: 201,
    body: { message: created, data: { id: 1, ...fields } },
  });
  const change = { ...fields, breadcrumb_heading: 'Changed' };
  const changed = await client.ask('PUT', `/${path}/1`, change);
  expect(changed).toMatchObject({ status: 200, body: { message: updated, data: change } });
  for (const address of [`/${path}`, `/${path}/1`])
    expect((await client.ask('GET', address)).body).toEqual({ data: changed.body.data });
  expect((await app.get(`/api/${call}`)).json()[key]).toMatchObject(change);
  expect(await client.ask('DELETE', `/${path}/1`)).toMatchObject({ status: 200, body: { message: deleted } });
  expect((await app.get(`/api/${call}`)).json()[key]).toBeNull();
});

test('settings are read and changed by PUT with their eight fields as JSON', async () => {
  const fields = {
    footer_short_description: 'A small agency.',
    phone: '+92 300 0000000',
    email: 'hello@plinth.example',
    linkedin: 'https://www.linkedin.com/company/plinth',
    facebook: 'https://www.facebook.com/plinth',
    twitter: 'https://x.com/plinth',
    expertise_heading: 'Design, Build, Grow',
    expertise_description: 'All three.',
  };
  const changed = await client.ask('PUT', '/settings/1', fields);
  expect(changed).toMatchObject({ status: 200, body: { message: 'Settings Updated!', data: fields } });
  expect((await client.ask('GET', '/settings/1')).body.data).toEqual(changed.body.data);
  const response = (await app.get('/api/setting')).json();
  expect(response).toMatchObject({
    setting: fields,
    services: [],
    blogs: [],
  });
});

test('signing in and out works as specified', async () => {
  const person = { email: 'sana@example.com', password: 'plinths carry' };
  const response = (await app.post('/api/login', person)).json();
  expect(response).toMatchObject({ message: 'User Logged In Successfully!', user: { email: person.email } });
  const headers = { authorization: `Bearer ${response.ACCESS_TOKEN}` };
  const out = await app.request({ method: 'POST', url: '/api/logout', headers });
  expect([out.statusCode, out.json()]).toEqual([200, { message: 'logged Out Successfully' }]);
  expect((await app.get('/api/abouts', headers)).statusCode).toBe(401);
  const wrong = await app.post('/api/login', { ...person, password: 'guessed' });
  expect([wrong.statusCode, wrong.json()]).toMatchObject([422, { message: /./, errors: { email: [/./] } }]);
});

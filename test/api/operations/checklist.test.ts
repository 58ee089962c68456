import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../api-client.ts';
import { addPerson, signInTo } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp({ configured: { TIME_ZONE: '' } });
  client = await signInTo(app);
});
afterAll(() => app.stop());

const checklist = async () => (await client.ask('GET', '/overview')).body.data.checklist;

test('nothing is done on an empty site, and each step ticks itself off', async () => {
  const steps = [
    'name',
    'colors',
    'logo',
    'contact',
    'time_zone',
    'page',
    'email',
    'notifications',
    'people',
    'backup',
  ];
  const none = Object.fromEntries(steps.map((step) => [step, false]));
  expect(await checklist()).toEqual(none);

  await client.ask('PUT', '/settings/1', { product_name: 'Plinth', phone_label: 'Lisbon' });
  expect(await checklist()).toEqual(none);
  await client.ask('PUT', '/settings/1', { product_name: 'Sattler' });
  expect(await checklist()).toEqual({ ...none, name: true });

  await client.ask('PUT', '/brand/1', { brand_color: '#224466' });
  await client.ask('PUT', '/settings/1', { email: 'hello@plinth.example' });
  expect(await checklist(), 'a demonstration’s address is nobody’s').toMatchObject({
    colors: true,
    logo: false,
    contact: false,
  });
  await client.ask('PUT', '/settings/1', { logo: await app.upload('settings') });
  expect(await checklist()).toMatchObject({ colors: true, logo: true });
  await client.ask('PUT', '/settings/1', { email: 'hello@sattler.example.com' });
  expect(await checklist()).toMatchObject({ contact: true, notifications: true, people: false });
  await client.ask('PUT', '/settings/1', { time_zone: 'Europe/Lisbon' });
  expect(await checklist()).toMatchObject({ time_zone: true });
  await addPerson(app, 'Ines');
  expect(await checklist()).toMatchObject({ people: true });
});

test('a page counts once somebody has written it and visitors see it', async () => {
  await client.ask('POST', '/pages', { title: 'How we work', status: 2, sections: [] });
  expect(await checklist()).toMatchObject({ page: false });
  await client.ask('PUT', '/pages/how-we-work', { status: 1 });
  expect(await checklist()).toMatchObject({ page: true });
  await client.ask('DELETE', '/pages/how-we-work');
  expect(await checklist()).toMatchObject({ page: false });
});

test('the list is dismissed for everybody, and can be restored', async () => {
  expect((await client.ask('DELETE', '/checklist')).body.message).toBe('Checklist dismissed.');
  expect(await checklist()).toBeNull();
  const colleague = await addPerson(app, 'Bilal');
  expect((await colleague.ask('GET', '/overview')).body.data.checklist).toBeNull();
  expect((await colleague.ask('POST', '/checklist/restore')).status).toBe(200);
  expect(await checklist()).toMatchObject({ name: true });
});

test('email and time zone count once the environment has them', async () => {
  const mailed = await startApp({ configured: { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'a@sattler.example' } });
  const { ask } = await signInTo(mailed);
  expect((await ask('GET', '/overview')).body.data.checklist).toMatchObject({ email: true, time_zone: true });
  await mailed.stop();
});

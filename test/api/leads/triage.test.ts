import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

const message = { name: 'Ines Moreau', email: 'ines@example.com', phone: '555 0100', description: 'Hello.' };
const meeting = { name: 'Omar', email: 'omar@example.com', time: '2027-03-09T10:00Z', subject: 'A shop' };

let now = new Date('2026-03-01T12:00:00Z');
let app: TestApp;
let sana: Awaited<ReturnType<typeof addPerson>>;
let mira: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  app = await startApp({ clock: () => now });
  sana = await addPerson(app, 'Sana');
  mira = await addPerson(app, 'Mira');
});
afterAll(() => app.stop());

/** Sends a message one second after the previous one and returns its id. */
async function send(fields: object = {}): Promise<number> {
  now = new Date(now.getTime() + 1000);
  await app.post('/api/contact/store', { ...message, ...fields });
  return (await sana.ask('GET', '/contact-messages?per_page=1')).body.data[0].id;
}
const read = async (id: number) => (await sana.ask('GET', `/contact-messages/${id}`)).body.data;
const put = (changes: object) => sana.ask('PUT', '/contact-messages', changes);
const names = async (query: string) =>
  (await sana.ask('GET', `/contact-messages?per_page=100&${query}`)).body.data.map(
    ({ name }: { name: string }) => name,
  );

test('new items are counted for each kind', async () => {
  const count = async () => (await sana.ask('GET', '/leads/new')).body.data;
  const before = await count();
  const id = await send();
  await app.post('/api/meeting/store', meeting);
  expect(await count()).toMatchObject({ messages: before.messages + 1, meetings: before.meetings + 1 });
  await sana.ask('PUT', `/contact-messages/${id}`, { status: 'in progress' });
  expect(await count()).toMatchObject({ messages: before.messages, meetings: before.meetings + 1 });
});

test('a bulk change affects only the selected items, and the log names each', async () => {
  const [first, second, untouched] = [await send({ name: 'Ada' }), await send({ name: 'Bo' }), await send()];
  const response = await put({ ids: [first, second, 99_999], status: 'won', assignee_id: mira.id });
  expect(response).toMatchObject({ status: 200, body: { message: '2 Messages Updated!' } });
  for (const id of [first, second])
    expect(await read(id)).toMatchObject({ status: 'won', assignee_id: mira.id, version: 2 });
  expect(await read(untouched)).toMatchObject({ status: 'new', assignee_id: null, version: 1 });
  const { data } = (await sana.ask('GET', '/activity?per_page=2&subject=contact_message')).body;
  expect(data.map(({ title }: { title: string }) => title.split(' ')[0]).sort()).toEqual(['Ada', 'Bo']);
  expect(data[0]).toMatchObject({ user_name: 'Sana', action: 'updated' });
  expect((await put({ ids: [first], assignee_id: null })).body.message).toBe('1 Message Updated!');
  expect(await read(first)).toMatchObject({ status: 'won', assignee_id: null });
});

test('a bulk change works on meetings too', async () => {
  await app.post('/api/meeting/store', meeting);
  const [{ id }] = (await sana.ask('GET', '/meetings')).body.data;
  expect((await sana.ask('PUT', '/meetings', { ids: [id], status: 'lost' })).body.message).toBe('1 Meeting Updated!');
  expect((await sana.ask('GET', `/meetings/${id}`)).body.data.status).toBe('lost');
});

test.each([
  [{ status: 'done' }, 'status', 'Status must be one of new, in progress, won, lost, spam.'],
  [{ assignee_id: 999 }, 'assignee_id', 'Assignee must be chosen from the list.'],
  [{ ids: [] }, 'ids', 'Choose at least one.'],
  [{ ids: '1' }, 'ids', 'Ids must be a list.'],
  [{ ids: Array.from({ length: 101 }, (_, index) => index + 1) }, 'ids', 'At most 100 can be changed at once.'],
])('%j is refused, and changes nothing', async (changes, field, sentence) => {
  const id = await send();
  const { status, body } = await put({ ids: [id], status: 'won', ...changes });
  expect([status, body.errors[field]]).toEqual([422, [sentence]]);
  expect(await read(id)).toMatchObject({ status: 'new', version: 1 });
});

test('a bulk change of unknown items only is 404', async () => {
  expect((await put({ ids: [99_999], status: 'won' })).status).toBe(404);
});

test('a list is filtered by assignee, or by having none', async () => {
  await put({ ids: [await send({ name: 'Of Mira' })], assignee_id: mira.id });
  await send({ name: 'Of nobody' });
  const namesOfMira = await names(`assignee=${mira.id}`);
  expect([namesOfMira.includes('Of Mira'), namesOfMira.includes('Of nobody')]).toEqual([true, false]);
  const unassigned = await names('assignee=none');
  expect([unassigned.includes('Of Mira'), unassigned.includes('Of nobody')]).toEqual([false, true]);
  const { status, body } = await sana.ask('GET', '/contact-messages?assignee=me');
  expect([status, body.errors.assignee]).toEqual([422, ['assignee must be the id of a person, or none.']]);
});

test('a message has the neighbours of its list, even after it has left the list', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) ids.push(await send({ name: 'Neighbour' }));
  const [a, b, c, d, e] = ids as [number, number, number, number, number];
  const neighbours = async (id: number, query = '') =>
    (await sana.ask('GET', `/contact-messages/${id}/neighbours?search=neighbour${query}`)).body.data;
  expect(await neighbours(c)).toEqual({ previous: d, next: b });
  expect(await neighbours(e)).toEqual({ previous: null, next: d });
  expect(await neighbours(a)).toEqual({ previous: b, next: null });
  await put({ ids: [b, c], status: 'won' });
  expect(await neighbours(c, '&status=new')).toEqual({ previous: d, next: a });
  expect((await sana.ask('GET', '/contact-messages/99999/neighbours')).status).toBe(404);
});

test('neighbours skip no item that arrived in the same instant', async () => {
  for (let count = 0; count < 3; count += 1)
    await app.post('/api/contact/store', { ...message, name: 'At once', description: String(count) });
  const { data } = (await sana.ask('GET', '/contact-messages?search=at%20once')).body;
  const [first, second, third] = data.map(({ id }: { id: number }) => id);
  const neighbours = await sana.ask('GET', `/contact-messages/${second}/neighbours?search=at%20once`);
  expect(neighbours.body.data).toEqual({ previous: first, next: third });
});

test('each meeting is in one view, which has what comes next first and what is over latest first', async () => {
  const before = now;
  const request = async (subject: string, time: string, ...steps: string[]) => {
    now = new Date(now.getTime() + 1000);
    await app.post('/api/meeting/store', { ...meeting, name: 'Viewed', subject, time });
    const [{ id }] = (await sana.ask('GET', '/meetings?per_page=1')).body.data;
    for (const step of steps) await sana.ask('POST', `/meetings/${id}/${step}`);
    return id as number;
  };
  const inView = async (view: string) =>
    (await sana.ask('GET', `/meetings?search=viewed&view=${view}`)).body.data.map(
      ({ subject }: { subject: string }) => subject,
    );
  const atOne = await request('1 pm', '2026-03-01T13:30Z', 'confirm');
  const atThree = await request('3 pm', '2026-03-01T15:30Z', 'confirm');
  await request('2 pm', '2026-03-01T14:30Z');
  const atFive = await request('5 pm', '2026-03-01T17:30Z', 'confirm');
  await request('4 pm', '2026-03-01T16:30Z', 'decline');
  const atNoon = await request('noon', '2026-03-01T12:30Z');

  expect(await inView('upcoming')).toEqual(['1 pm', '3 pm', '5 pm']);
  expect(await inView('to-answer')).toEqual(['noon', '2 pm']);
  expect(await inView('past')).toEqual(['4 pm']);
  expect(await inView('all')).toEqual(['noon', '4 pm', '5 pm', '2 pm', '3 pm', '1 pm']);
  const neighbours = async (id: number, view: string) =>
    (await sana.ask('GET', `/meetings/${id}/neighbours?search=viewed&view=${view}`)).body.data;
  expect(await neighbours(atThree, 'upcoming')).toEqual({ previous: atOne, next: atFive });
  expect(await neighbours(atNoon, 'upcoming')).toEqual({ previous: null, next: atOne });

  now = new Date('2026-03-01T15:59:00Z');
  expect(await inView('upcoming')).toEqual(['3 pm', '5 pm']);
  now = new Date('2026-03-01T16:00:00Z');
  expect(await inView('upcoming')).toEqual(['5 pm']);
  expect(await inView('past')).toEqual(['4 pm', '3 pm', '1 pm']);
  expect(await neighbours(atThree, 'past')).toMatchObject({ next: atOne });
  expect(await inView('to-answer')).toEqual(['noon', '2 pm']);
  now = before;

  expect((await sana.ask('GET', '/meetings?view=soon')).body.errors.view).toEqual([
    'view must be one of upcoming, to-answer, past, all.',
  ]);
  expect((await sana.ask('GET', '/contact-messages?view=past')).status).toBe(200);
});

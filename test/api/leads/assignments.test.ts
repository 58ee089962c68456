import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AnyInboxKind, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { may } from '../../../content/permissions.ts';
import { roles } from '../../../content/roles.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { sendForm } from '../app/documents/html-form.ts';
import { itemOf, sendItem } from '../app/inbox-items.ts';
import { addPerson } from '../app/people.ts';

type Person = Awaited<ReturnType<typeof addPerson>>;

let app: TestApp;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let owner: Person;
const people = new Map<string, Person>();
beforeAll(async () => {
  mails = await startMailServer();
  const configured = { SMTP_URL: mails.url, NOTIFY_EMAIL: 'agency@example.com', MAIL_RETRY_SECONDS: '1' };
  app = await startApp({ configured: { ...configured, RATE_LIMIT: 'off' } });
  owner = await addPerson(app, 'Sana');
  for (const role of roles) people.set(role, await addPerson(app, `Of-${role}`, role));
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});
afterEach(() => {
  if (mails.delivered.length > 0) throw new Error('There is an email that nobody expected.');
});

const personOf = (role: string) => people.get(role) as Person;
let visitors = 0;

/** Sends an item, waits for its notification and its confirmation, and returns its id. */
async function send(kind: AnyInboxKind): Promise<number> {
  const email = `visitor${(visitors += 1)}@example.com`;
  await sendItem(app, kind, itemOf(kind, { name: `Visitor ${visitors}`, email }));
  await mails.take(2);
  return (await owner.ask('GET', `/${kind.path}?search=${email}`)).body.data[0].id;
}

const assignments = async (kind: AnyInboxKind, id: number) =>
  (await owner.ask('GET', `/${kind.path}/${id}`)).body.data.mails.filter(
    ({ kind: email }: { kind: string }) => email === 'assignment',
  );

const ways = {
  'one at a time': (kind: AnyInboxKind, id: number, changes: object, by = owner) =>
    by.ask('PUT', `/${kind.path}/${id}`, changes),
  'many at once': (kind: AnyInboxKind, id: number, changes: object, by = owner) =>
    by.ask('PUT', `/${kind.path}`, { ids: [id], ...changes }),
};
const everyWay = inboxKinds.flatMap((kind) =>
  Object.entries(ways).map(([name, assign]) => ({ kind, noun: kind.noun.one, name, assign })),
);

test.each(everyWay)('a $noun, $name, is assigned to those alone who may answer it', async ({ kind, assign }) => {
  const id = await send(kind);
  for (const [role, person] of people) {
    const isAllowed = may({ id: person.id, role: role as (typeof roles)[number] }, 'work on leads');
    const { status, body } = await assign(kind, id, { assignee_id: person.id });
    const sentence = 'Assignee must be chosen from the list.';
    const notifications = isAllowed ? await mails.take(1) : [];
    const expected = isAllowed ? [200, undefined, [person.email]] : [422, [sentence], undefined];
    expect([role, status, body.errors?.assignee_id, notifications[0]?.to]).toEqual([role, ...expected]);
  }
});

test.each(everyWay)('the assignee of a $noun, $name, is emailed what it is and where', async ({ kind, assign }) => {
  const id = await send(kind);
  const sales = personOf('sales');
  await assign(kind, id, { assignee_id: sales.id });
  const [mail] = await mails.take(1);
  expect(mail?.to).toEqual([sales.email]);
  expect(mail?.text).toContain(`https://plinth.example/admin/${kind.plural}/${id}`);
  expect(mail?.text).toContain(`Visitor ${visitors}`);
  expect(mail?.head).toMatch(new RegExp(`^Subject: ${kind.label.one} assigned to you: Visitor ${visitors} \\(`, 'm'));
  await expect.poll(() => assignments(kind, id)).toMatchObject([{ sent_at: expect.any(String), failure: null }]);
});

test.each(everyWay)(
  'nobody is emailed for a $noun, $name, that they take themselves or have',
  async ({ kind, assign }) => {
    const id = await send(kind);
    const sales = personOf('sales');
    await assign(kind, id, { assignee_id: sales.id }, sales);
    await assign(kind, id, { assignee_id: sales.id, status: 'in progress' });
    await assign(kind, id, { assignee_id: null });
    expect(await assignments(kind, id)).toEqual([]);
  },
);

test('several assigned at once are one email', async () => {
  const sales = personOf('sales');
  for (const kind of inboxKinds) {
    const ids = [await send(kind), await send(kind), await send(kind)];
    await owner.ask('PUT', `/${kind.path}`, { ids, assignee_id: sales.id });
    const [mail] = await mails.take(1);
    expect(mail?.head).toMatch(new RegExp(`^Subject: 3 ${kind.noun.many} assigned to you`, 'm'));
    for (const id of ids) expect(mail?.text).toContain(`/admin/${kind.plural}/${id}`);
    for (const id of ids)
      await expect.poll(() => assignments(kind, id)).toMatchObject([{ sent_at: expect.any(String) }]);
  }
});

test('nobody is emailed about spam before it is none', async () => {
  for (const kind of inboxKinds) {
    const id = await send(kind);
    await owner.ask('PUT', `/${kind.path}/${id}`, { status: 'spam', assignee_id: personOf('sales').id });
    expect(await assignments(kind, id)).toMatchObject([{ due_at: null, sent_at: null }]);
    await owner.ask('PUT', `/${kind.path}/${id}`, { status: 'new' });
    expect((await mails.take(1)).map(({ to }) => to)).toEqual([[personOf('sales').email]]);
  }
});

test('spam that was assigned sends its two emails too, once it is none', async () => {
  const [kind] = inboxKinds;
  const page = { ...itemOf(kind, { email: 'spam@example.com' }), homepage: 'x', form_token: 'x' };
  await sendForm(app, '/contact-us', page);
  const [spam] = (await owner.ask('GET', `/${kind.path}?status=spam&search=spam@example.com`)).body.data;
  await owner.ask('PUT', `/${kind.path}/${spam.id}`, { assignee_id: personOf('sales').id });
  await owner.ask('PUT', `/${kind.path}/${spam.id}`, { status: 'new' });
  const recipients = (await mails.take(3)).flatMap(({ to }) => to).toSorted();
  expect(recipients).toEqual(['agency@example.com', personOf('sales').email, 'spam@example.com'].toSorted());
});

test('who was assigned stays when other things change, even without the permission', async () => {
  const [kind] = inboxKinds;
  const id = await send(kind);
  const former = await addPerson(app, 'Former', 'sales');
  await owner.ask('PUT', `/${kind.path}/${id}`, { assignee_id: former.id });
  await mails.take(1);
  await owner.ask('PUT', `/users/${former.id}/role`, { role: 'writer' });
  const changes = { assignee_id: former.id, notes: 'Call.' };
  expect((await owner.ask('PUT', `/${kind.path}/${id}`, changes)).status).toBe(200);
});

test('people are listed with whether they may answer', async () => {
  for (const reader of [owner, personOf('editor'), personOf('sales')]) {
    const { data } = (await reader.ask('GET', '/users')).body;
    const answering = data.filter(({ may_answer }: { may_answer: boolean }) => may_answer);
    expect(answering.map(({ name }: { name: string }) => name)).toEqual(['Sana', 'Of-owner', 'Of-sales']);
  }
});

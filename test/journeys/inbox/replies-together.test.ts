import { expect, type Page, test } from '@playwright/test';
import { startMailServer } from '../../servers/mail-server.ts';
import { openContext, person, register, signInAs, startServer } from '../browser/server.ts';
import { violations } from '../browser/violations.ts';

let mails: Awaited<ReturnType<typeof startMailServer>>;
let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  mails = await startMailServer();
  server = await startServer({ mail: { SMTP_URL: mails.url, NOTIFY_EMAIL: 'agency@example.com' } });
});
test.afterAll(async () => {
  await server.stop();
  await mails.stop();
});

/** Invites a colleague and returns the token of their session. */
async function join(name: string) {
  const { data } = await server.publisher.call<{ data: { link: string } }>('POST', '/invitations', { role: 'sales' });
  const colleague = { ...person, name, email: `${name.toLowerCase()}@example.com` };
  await register(server.origin, colleague, new URL(data.link).searchParams.get('token'));
  return (await signInAs(server.origin, colleague)).token;
}

async function receive() {
  const message = { name: 'Ines', email: 'ines@example.com', phone: '+1 555 0100', description: 'A new shop, please.' };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.origin}/api/contact/store`, { method: 'POST', headers, body: JSON.stringify(message) });
  await mails.take(2);
  return '/admin/messages/1';
}

const box = (page: Page) => page.getByRole('textbox', { name: /^Reply to/ });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('two people who answer at once see each other, and none replies without knowing of the other', async ({
  browser,
}) => {
  const screen = await receive();
  const contexts = [
    await openContext(browser, server.origin, server.publisher.token),
    await openContext(browser, server.origin, await join('Omar')),
  ] as const;
  const [sana, omar] = [await contexts[0].newPage(), await contexts[1].newPage()];
  await sana.clock.install();
  await sana.goto(screen);
  await expect(box(sana)).toBeVisible();
  await omar.goto(screen);
  await expect(omar.getByText('Sana Qureshi is looking at this.')).toBeVisible();
  await sana.clock.fastForward(15_000);
  await expect(sana.getByText('Omar is looking at this.')).toBeVisible();
  await box(omar).fill('Dear Ines, yes.');
  await expect(sana.getByText('Omar is writing a reply.')).toBeVisible();
  await box(sana).fill('Hello Ines, of course.');
  await expect(omar.getByText('Sana Qureshi is writing a reply.')).toBeVisible();

  await press(omar, 'Send reply');
  await expect(sana.getByRole('article', { name: 'Reply by Omar' })).toContainText('Dear Ines, yes.');
  await expect(sana.getByRole('alert', { name: 'Omar replied while you were writing' })).toBeVisible();
  await expect(box(sana)).toHaveValue('Hello Ines, of course.');
  await expect(sana.getByText('Somebody else has saved this')).toBeHidden();
  await press(sana, 'Send reply');
  const question = sana.getByRole('dialog', { name: 'Omar replied while you were writing' });
  await expect(question).toContainText('Dear Ines, yes.');
  expect(await violations(sana)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(box(sana)).toHaveValue('Hello Ines, of course.');
  await expect(sana.getByRole('article', { name: 'Reply by Sana' })).toBeHidden();
  await press(sana, 'Send reply');
  await press(sana, 'Send mine too');
  await expect(sana.getByRole('article', { name: 'Reply by Sana' })).toContainText('Hello Ines, of course.');
  await expect(box(sana)).toHaveValue('');
  await expect(omar.getByRole('article', { name: 'Reply by Sana' })).toBeVisible();
  expect((await mails.take(2)).map(({ to }) => to)).toEqual([['ines@example.com'], ['ines@example.com']]);
  for (const context of contexts) await context.close();
});

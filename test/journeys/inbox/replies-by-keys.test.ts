import { expect, type Page, test } from '@playwright/test';
import { startMailServer } from '../../servers/mail-server.ts';
import { openContext, startServer } from '../browser/server.ts';

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

/** Sends a message and returns the screen of it. */
async function receive(name: string) {
  const message = { name, email: `${name}@example.com`, phone: '+1 555 0100', description: 'A new shop, please.' };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.origin}/api/contact/store`, { method: 'POST', headers, body: JSON.stringify(message) });
  const { data } = await server.publisher.call<{ data: { id: number }[] }>('GET', `/contact-messages?search=${name}`);
  return `/admin/messages/${data[0]?.id}`;
}

const box = (page: Page) => page.getByRole('textbox', { name: /^Reply to/ });
const reply = (page: Page) => page.getByRole('article', { name: 'Reply by Sana Qureshi' });

test('a message is answered by keys alone, and no focus is lost', async ({ browser }) => {
  await server.publisher.call('POST', '/reply-templates', { name: 'Thanks', text: 'Thank you, {first_name}!' });
  const screen = await receive('Ines');
  const context = await openContext(browser, server.origin, server.publisher.token);
  const page = await context.newPage();
  await page.goto(screen);
  await expect(box(page)).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByRole('button', { name: 'Thanks' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('Thank you, Ines!');
  const byInputMethod = { key: 'Enter', ctrlKey: true, isComposing: true, bubbles: true };
  await box(page).dispatchEvent('keydown', byInputMethod);
  await page.keyboard.type('a');
  await expect(box(page)).toHaveValue('Thank you, Ines!a');
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Preview' })).toContainText('Thank you, Ines!');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
  await page.keyboard.press('r');
  await page.keyboard.press('Control+Enter');
  await expect(reply(page)).toBeFocused();
  await page.keyboard.press('z');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('Thank you, Ines!');
  await page.keyboard.press('Escape');
  await expect(box(page)).not.toBeFocused();

  await page.keyboard.press('n');
  await page.keyboard.type('Call her on Monday.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Message Updated!')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await expect(page.getByLabel('Follow-up', { exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Call her on Monday.');
  await expect(box(page)).toHaveValue('Thank you, Ines!');
  await context.close();
});

test('on a phone, the button stays in view above the keys while one types', async ({ browser }) => {
  const screen = await receive('Omar');
  const phone = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };
  const context = await openContext(browser, server.origin, server.publisher.token, phone);
  const page = await context.newPage();
  await page.goto(screen);
  await box(page).tap();
  // The keys cover half of the window.
  await page.setViewportSize({ width: 375, height: 330 });
  await page.keyboard.type('Hello Omar,\n\nwe can begin in March.\n\nShall we talk on Monday at ten?\n\nSana');
  const button = page.getByRole('button', { name: 'Send reply' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.tap();
  await expect(reply(page)).toBeInViewport();
  await expect(reply(page).getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
  await context.close();
});

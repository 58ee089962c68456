import { expect, type Page, test as base } from '@playwright/test';
import { administrator } from '../browser/administrator.ts';
import * as form from '../browser/form.ts';
import { origin } from '../browser/launch.ts';
import { signInAs } from '../browser/server.ts';
import { violations } from '../browser/violations.ts';

interface Lead {
  reference: string;
  source: Record<string, string | null>;
}

interface Sender {
  /** A message with an email of this test alone. */
  message: form.Typed;
  /** The stored messages of this sender, spam included. */
  leads: () => Promise<Lead[]>;
}

const test = base.extend<{ sender: Sender }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires destructured fixtures.
  sender: async ({}, use, { testId }) => {
    const { call } = await signInAs(origin, administrator);
    const email = `${testId}@example.com`;
    const readFound = (status: string) => call<{ data: Lead[] }>('GET', `/contact-messages?search=${testId}${status}`);
    await use({
      message: { ...form.message, Email: email },
      leads: async () => [...(await readFound('')).data, ...(await readFound('&status=spam')).data],
    });
  },
});

async function expectReceipt(page: Page, { leads }: Sender) {
  await form.expectThanks(page, form.contactThanks);
  const stored = await leads();
  expect(stored).toHaveLength(1);
  await expect(page.getByText(`Your reference is ${stored[0]?.reference}.`)).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a submitted form is stored once when the page is reloaded', async ({ page, sender }) => {
    await form.openForm(page, '/contact-us', false);
    await form.send(page, sender.message);
    await expectReceipt(page, sender);
    await page.reload();
    await expectReceipt(page, sender);
  });

  test('a double click on Submit stores the message once', async ({ page, sender }) => {
    await form.openForm(page, '/contact-us', false);
    await form.type(page, sender.message);
    await page.getByRole('button', { name: 'Submit' }).dblclick();
    await expectReceipt(page, sender);
  });

  test('the source of a message is known without storing anything in the browser', async ({
    page,
    sender,
    context,
  }) => {
    await page.goto('/our-services?utm_source=news&utm_campaign=spring');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
    await form.send(page, { ...sender.message, Name: '   ' });
    await form.expectRefused(page, 'Name', 'Name is required.');
    await form.send(page, { Name: sender.message['Name'] ?? '' });
    await expectReceipt(page, sender);
    const [lead] = await sender.leads();
    const campaign = { utm_source: 'news', utm_campaign: 'spring' };
    expect(lead?.source).toMatchObject({ landing_page: '/our-services', sent_from: '/contact-us', ...campaign });
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
  });
});

test('a double click on Submit stores the message once', async ({ page, sender }) => {
  await form.openForm(page, '/contact-us', true);
  await form.type(page, sender.message);
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await expectReceipt(page, sender);
});

test('a message whose response is lost is sent again and stored once', async ({ page, sender }) => {
  await form.openForm(page, '/contact-us', true);
  await page.route(/contact-us/, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await form.send(page, sender.message);
  await expect(page.getByRole('alert')).toHaveText(form.failure);
  await form.expectTyped(page, sender.message);
  expect(await sender.leads()).toHaveLength(1);

  await page.unroute(/contact-us/);
  await form.send(page, {});
  await expectReceipt(page, sender);
});

test('the next message is stored too, even with the same text', async ({ page, sender }) => {
  await form.openForm(page, '/contact-us', true);
  for (const count of [1, 2]) {
    await form.send(page, sender.message);
    await form.expectEmpty(page, Object.keys(sender.message));
    expect(await sender.leads()).toHaveLength(count);
  }
});

test('the honeypot is out of reach for keyboards and screen readers, and the confirmation is accessible', async ({
  page,
  sender,
}) => {
  await form.openForm(page, '/contact-us', true);
  await expect(page.getByLabel('Leave this empty')).toBeHidden();
  await expect(page.getByRole('form').getByRole('textbox')).toHaveCount(4);
  await form.field(page, 'Message').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await form.send(page, sender.message);
  await expectReceipt(page, sender);
  expect(await violations(page)).toEqual([]);
});

import { expect, type Page, test } from '@playwright/test';
import * as form from './form.ts';

const labels = Object.keys(form.message);

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const path of ['/contact-us', '/contact']) {
      test(`${path} sends a message, thanks for it and is empty for the next`, async ({ page }) => {
        await form.openForm(page, path, javaScriptEnabled);
        await form.send(page, form.message);

        await form.expectThanks(page, form.contactThanks);
        await form.expectEmpty(page, labels);
      });
    }

    test('a refused message is all there, with a sentence beside each wrong field, and can be mended', async ({
      page,
    }) => {
      // Both are something that a browser lets pass.
      const wrong = { ...form.message, Name: '   ', Email: 'a@b' };
      await form.openForm(page, '/contact-us', javaScriptEnabled);
      await form.send(page, wrong);

      await expect(page.getByRole('alert')).toContainText('look at the marked fields');
      await form.expectRefused(page, 'Name', 'Name is required.');
      await form.expectRefused(page, 'Email', form.notAnEmail);
      await expect(form.field(page, 'Phone')).not.toHaveAttribute('aria-invalid');
      await form.expectTyped(page, wrong);

      await form.send(page, { Name: form.message['Name']!, Email: form.message['Email']! });
      await form.expectThanks(page, form.contactThanks);
      await form.expectEmpty(page, labels);
    });
  });
}

test('the page offers phone, email and chat, and marks every field as required', async ({ page }) => {
  await page.goto('/contact-us');

  const main = page.getByRole('main');
  await expect(main.getByText('Pakistan', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: '+92 21 555 0142' })).toHaveAttribute('href', 'tel:+92215550142');
  await expect(main.getByRole('link', { name: 'hello@plinth.example' })).toBeVisible();
  await expect(main.getByText('OR', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Continue to chat!' })).toHaveAttribute(
    'href',
    'https://wa.me/92215550142',
  );
  for (const label of labels) await expect(form.field(page, label)).toHaveAttribute('required');
});

test('an address that is none is refused even if the browser lets it pass', async ({ page }) => {
  const wrong = { ...form.message, Email: 'nonsense', Phone: '' };
  await form.openForm(page, '/contact-us', true);
  await form.letAnythingPass(page);
  await form.send(page, wrong);

  await form.expectRefused(page, 'Email', form.notAnEmail);
  await form.expectRefused(page, 'Phone', 'Phone is required.');
  await form.expectTyped(page, wrong);
});

test('a second message is thanked for as well, and leaves the form empty again', async ({ page }) => {
  await sendFirst(page);
  await form.send(page, { ...form.message, Name: 'Charles Babbage' });

  await form.expectEmpty(page, labels);
  await form.expectThanks(page, form.contactThanks);
});

test('a message that meets no network stays typed, and arrives once there is one', async ({ page, context }) => {
  await form.openForm(page, '/contact-us', true);
  await context.setOffline(true);
  await form.send(page, form.message);

  await expect(page.getByRole('alert')).toHaveText(form.failure);
  await form.expectTyped(page, form.message);

  await context.setOffline(false);
  await form.send(page, {});
  await form.expectThanks(page, form.contactThanks);
  await form.expectEmpty(page, labels);
});

test('a second message that meets no network stays typed too', async ({ page, context }) => {
  await sendFirst(page);
  await context.setOffline(true);
  await form.send(page, form.message);

  await expect(page.getByRole('alert')).toHaveText(form.failure);
  await form.expectTyped(page, form.message);
});

test('a message that meets a broken gateway stays typed', async ({ page }) => {
  await form.openForm(page, '/contact-us', true);
  await page.route(/contact-us/, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await form.send(page, form.message);

  await expect(page.getByRole('alert')).toHaveText(form.failure);
  await form.expectTyped(page, form.message);
});

async function sendFirst(page: Page) {
  await form.openForm(page, '/contact-us', true);
  await form.send(page, form.message);
  await form.expectThanks(page, form.contactThanks);
  await form.expectEmpty(page, labels);
}

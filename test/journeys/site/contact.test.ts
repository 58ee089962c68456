import { expect, test } from '@playwright/test';
import * as form from '../browser/form.ts';

const labels = Object.keys(form.message);

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const path of ['/contact-us', '/contact']) {
      test(`${path} sends a message, confirms it and clears the form`, async ({ page }) => {
        await form.openForm(page, path, javaScriptEnabled);
        await form.send(page, form.message);

        await form.expectThanks(page, form.contactThanks);
        await form.expectEmpty(page, labels);
      });
    }

    test('a refused message is kept, with an error beside each wrong field, and can be corrected', async ({ page }) => {
      // Browser validation accepts both: it has no limit.
      const wrong = { ...form.message, Name: '   ', Email: `${'a'.repeat(300)}@example.com` };
      let refusal = 'Email can be at most 200 characters long.';
      await form.openForm(page, '/contact-us', javaScriptEnabled);
      if (javaScriptEnabled) {
        await form.skipBrowserValidation(page);
        wrong.Email = 'nonsense';
        refusal = form.notAnEmail;
      }
      await form.send(page, wrong);

      await form.expectAlert(page, 'check the marked fields');
      await form.expectRefused(page, 'Name', 'Name is required.');
      await form.expectRefused(page, 'Email', refusal);
      await expect(form.field(page, 'Phone')).not.toHaveAttribute('aria-invalid');
      await form.expectTyped(page, wrong);

      await form.send(page, { Name: form.message.Name, Email: form.message.Email });
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
  await expect(main.getByText('write to hello@plinth.example.')).toBeVisible();
  await expect(main.getByText('OR', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Continue to chat!' })).toHaveAttribute(
    'href',
    'https://wa.me/92215550142',
  );
  for (const label of labels) await expect(form.field(page, label)).toHaveAttribute('required');
});

test('a message sent offline is kept, and is stored once online', async ({ page, context }) => {
  await form.openForm(page, '/contact-us', true);
  await context.setOffline(true);
  await form.send(page, form.message);

  await form.expectAlert(page, form.failure);
  await form.expectTyped(page, form.message);

  await context.setOffline(false);
  await form.send(page, {});
  await form.expectThanks(page, form.contactThanks);
  await form.expectEmpty(page, labels);
});

test('a second message is confirmed too, and a third one sent offline is kept', async ({ page, context }) => {
  await form.openForm(page, '/contact-us', true);
  for (const Name of ['Ada Lovelace', 'Charles Babbage']) {
    await form.send(page, { ...form.message, Name });
    await form.expectEmpty(page, labels);
    await form.expectThanks(page, form.contactThanks);
  }

  await context.setOffline(true);
  await form.send(page, form.message);
  await form.expectAlert(page, form.failure);
  await form.expectTyped(page, form.message);
});

test('a message that meets a broken gateway is kept', async ({ page }) => {
  await form.openForm(page, '/contact-us', true);
  await page.route(/contact-us/, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await form.send(page, form.message);

  await form.expectAlert(page, form.failure);
  await form.expectTyped(page, form.message);
});

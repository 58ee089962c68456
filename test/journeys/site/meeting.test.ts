import { expect, test } from '@playwright/test';
import * as form from '../browser/form.ts';

const HOUR = 60 * 60 * 1000; // ms
const ahead = 'Choose a time in the future.';

const request: form.Typed = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  'Subject to Discuss?': 'Engines & <looms>',
};

// Five hours before the server's own zone, so that the two are told apart.
const visitor = { timeZone: 'Asia/Karachi', offset: 5 * HOUR };

// The contact form is sent on a wide screen, this one on a phone.
test.use({ viewport: { width: 375, height: 700 } });

for (const javaScriptEnabled of [false, true]) {
  const zone = javaScriptEnabled ? visitor : { timeZone: 'UTC', offset: 0 };

  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, timezoneId: visitor.timeZone });

    test('a time that has passed is refused with a sentence, the next hours are not', async ({ page }) => {
      await page.goto('/meeting');
      // Before anybody touches it, and before its other scripts have come.
      await expect(page.getByText(`Time zone: ${zone.timeZone}`)).toBeVisible();
      await expect(page.getByText('A meeting takes 30 minutes')).toBeVisible();
      await expect(page.getByText('Rather talk?')).toHaveCount(0);

      const past = { ...request, 'Select Time': clock(-2 * HOUR + zone.offset) };
      if (javaScriptEnabled) await form.runsScript(page);
      await expect(page.getByText(`Time zone: ${zone.timeZone}`)).toBeVisible();
      await form.send(page, past);

      await form.expectAlert(page, 'check the marked fields');
      await form.expectRefused(page, 'Select Time', ahead);
      await form.expectTyped(page, past);

      await form.send(page, { 'Select Time': clock(2 * HOUR + zone.offset) });
      await form.expectThanks(page, form.meetingThanks);
      await form.expectEmpty(page, Object.keys(past));
    });
  });
}

test('every field is marked as required', async ({ page }) => {
  await page.goto('/meeting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule a Meeting...');
  for (const label of [...Object.keys(request), 'Select Time']) {
    await expect(form.field(page, label)).toHaveAttribute('required');
  }
});

test('a request that meets no network stays typed, and arrives once there is one', async ({ page }) => {
  const typed = { ...request, 'Select Time': clock(48 * HOUR) };
  await form.openForm(page, '/meeting', true);
  await page.route(/\/meeting/, (route) => route.abort('connectionreset'));
  await form.send(page, typed);

  await form.expectAlert(page, form.failure);
  await form.expectTyped(page, typed);

  await page.unroute(/\/meeting/);
  await form.send(page, {});
  await form.expectThanks(page, form.meetingThanks);
});

/** Gives what a clock shows that is `ms` ahead of UTC, as the field takes it. */
function clock(ms: number) {
  return new Date(Date.now() + ms).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

import { expect, test } from '@playwright/test';
import * as form from '../browser/form.ts';
import { reportUnknownZone } from '../browser/unknown-zone.ts';

const HOUR = 60 * 60 * 1000; // ms
const notInFuture = 'Choose a time in the future.';

const request: form.Typed = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  'Subject to Discuss?': 'Engines & <looms>',
};

// Another zone than the server's.
const visitor = { timeZone: 'Asia/Karachi', offset: 5 * HOUR };

// On a phone, as the contact form is tested on a wide screen.
test.use({ viewport: { width: 375, height: 700 } });

for (const javaScriptEnabled of [false, true]) {
  const zone = javaScriptEnabled ? visitor : { timeZone: 'UTC', offset: 0 };

  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, timezoneId: visitor.timeZone });

    test('a past time is refused, a time in two hours is not', async ({ page }) => {
      await page.goto('/meeting');
      // Already before the form is used and its scripts load.
      await expect(page.getByText(`Time zone: ${zone.timeZone}`)).toBeVisible();
      await expect(page.getByText('30 minutes', { exact: true })).toBeVisible();
      await expect(page.getByText('Rather talk?')).toHaveCount(0);

      const past = { ...request, 'Select Time': timeIn(-2 * HOUR + zone.offset) };
      if (javaScriptEnabled) await form.waitForHydration(page);
      await expect(page.getByText(`Time zone: ${zone.timeZone}`)).toBeVisible();
      await form.send(page, past);

      await form.expectAlert(page, 'check the marked fields');
      await form.expectRefused(page, 'Select Time', notInFuture);
      await form.expectTyped(page, past);

      await form.send(page, { 'Select Time': timeIn(2 * HOUR + zone.offset) });
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

test('a request that meets a network error is kept, and is stored once the network is back', async ({ page }) => {
  const typed = { ...request, 'Select Time': timeIn(48 * HOUR) };
  await form.openForm(page, '/meeting', true);
  await page.route(/\/meeting/, (route) => route.abort('connectionreset'));
  await form.send(page, typed);

  await form.expectAlert(page, form.failure);
  await form.expectTyped(page, typed);

  await page.unroute(/\/meeting/);
  await form.send(page, {});
  await form.expectThanks(page, form.meetingThanks);
});

/** Returns the time `ms` from now in UTC, as a datetime-local input takes it. */
function timeIn(ms: number) {
  return new Date(Date.now() + ms).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

test('a browser that does not know its time zone sends the request in the agency’s', async ({ page }) => {
  await reportUnknownZone(page);
  await form.openForm(page, '/meeting', true);
  await expect(page.getByText('Time zone: UTC')).toBeVisible();
  await form.send(page, { ...request, 'Select Time': timeIn(48 * HOUR) });
  await form.expectThanks(page, form.meetingThanks);
});

test('a time zone that the server does not know is asked for in the agency’s', async ({ page }) => {
  await reportUnknownZone(page, 'Mars/Base');
  await form.openForm(page, '/meeting', true);
  const typed = { ...request, 'Select Time': timeIn(48 * HOUR) };
  await form.send(page, typed);
  await form.expectAlert(page, 'check the marked fields');
  await expect(page.getByText('Please choose the time in our time zone.')).toBeVisible();
  await expect(page.getByText('Time zone: UTC')).toBeVisible();
  await form.expectTyped(page, typed);
  await form.send(page, typed);
  await form.expectThanks(page, form.meetingThanks);
});

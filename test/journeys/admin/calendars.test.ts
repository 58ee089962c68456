import { startCalendarServer } from '../../servers/calendar-server.ts';
import { expect, refusals, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';
import { violations } from '../browser/violations.ts';

const CALENDAR = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';

test.describe('with an address that is refused', () => {
  test.use({ failures: refusals, movesClock: true });

  test('a calendar elsewhere is added, said to be unreadable with the reason, then read, and removed', async ({
    view: page,
  }) => {
    const server = await startCalendarServer();
    await page.clock.install();
    await page.goto('/admin/availability');
    const calendars = page.getByRole('region', { name: 'Calendars elsewhere' });
    await screen.press(page, 'Add a calendar');
    await calendars.getByLabel('Address of calendar 1').fill('https://user:secret@example.com/a.ics');
    await screen.press(page, 'Save hours');
    await expect(calendars).toContainText('Address must not contain a user name or password.');
    await calendars.getByLabel('Address of calendar 1').fill(server.url('/mine.ics'));
    await calendars.getByLabel('If it cannot be read for an hour').selectOption('Offer times by the hours alone');
    await screen.press(page, 'Save hours');
    await expect(calendars.getByRole('status')).toContainText('Its server answers with the status 404.');
    expect(await violations(page)).toEqual([]);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (let index = 0; index < 60; index += 1) await page.clock.runFor(3_000);
    const looks = requests.filter((url) => url.endsWith('/api/availability')).length;
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThan(40);

    server.calendars.set('/mine.ics', CALENDAR);
    await screen.press(page, 'Save hours');
    await expect(calendars.getByRole('status')).toContainText(/^Read /, { timeout: 60_000 });
    await page.reload();
    await expect(calendars.getByLabel('If it cannot be read for an hour')).toHaveValue('offer by hours');
    await calendars.getByRole('button', { name: 'Remove calendar 1' }).click();
    await screen.press(page, 'Save hours');
    await screen.expectToast(page, 'Hours Saved!');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Add a calendar' })).toBeVisible();
    await expect(calendars.getByLabel('Address of calendar 1')).toHaveCount(0);
    await server.stop();
  });
});

test('the address of the own meetings is made, works, and ends', async ({ view: page }) => {
  await page.goto('/admin/availability');
  const feed = page.getByRole('region', { name: 'Your calendar feed' });
  await screen.press(page, 'Make an address');
  const address = (await feed.getByText(/\/calendar\/[\w-]{43}\.ics$/).textContent()) ?? '';
  expect((await page.request.get(address)).headers()['content-type']).toContain('text/calendar');
  await page.reload();
  await expect(feed).toContainText('Created just now.');
  await expect(feed.getByText(address)).toHaveCount(0);
  await screen.press(page, 'Remove address');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove address' }).click();
  await screen.expectToast(page, 'Calendar Feed Removed!');
  await expect(page.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

import type { Locator, Page } from '@playwright/test';
import { expect, refusals } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';
import { auditScreen } from '../browser/screen-audit.ts';
import {
  block,
  book,
  bookableKind,
  column,
  dayAfter,
  inWords,
  lastSundayOf,
  monday,
  openWeek,
  shortly,
  test,
  tuesday,
  wednesday,
} from '../browser/week.ts';

/** Drags something by so many pixels, without letting it go. */
async function drag(page: Page, target: Locator, { x, y }: { x: number; y: number }) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  await page.mouse.move(box.x + box.width / 2, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + x, box.y + 8 + y, { steps: 5 });
}

test('a meeting is dragged to another time, which is asked before, and moved back', async ({ agency }) => {
  test.slow();
  const { page, mails } = agency;
  await book(agency, 'Ines Duarte', `${tuesday}T10:00`);
  await mails.take(2);
  await page.goto('/admin/meetings');
  await page.getByRole('link', { name: 'Week' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Week of');
  await openWeek(page);
  const ines = block(page, 'Ines Duarte');
  await expect(ines).toHaveAccessibleName('10:00 Ines Duarte confirmed, until 10:30, A call, with Sana Qureshi');
  const hour = (await column(page, tuesday).evaluate((element) => element.clientHeight)) / 10;
  const across = await column(page, tuesday).evaluate((element) => element.clientWidth);

  await drag(page, ines, { x: across, y: hour });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await drag(page, ines, { x: across, y: 2.3 * hour });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: `Move to ${shortly(wednesday)}, 12:15?` });
  await expect(dialog).toContainText('at 12:15 (Europe/Berlin)');
  await expect(dialog).toContainText('at 06:15 (America/New York)');
  await expect(dialog).toContainText('gets an email with the new time');
  await screen.press(page, 'Move and email');
  await screen.expectToast(page, 'Meeting Rescheduled!');
  await expect(column(page, wednesday).getByRole('button', { name: /^12:15 Ines Duarte/ })).toBeVisible();
  const [moved] = await mails.take(1);
  expect(moved?.to).toEqual(['ines@example.com']);
  await screen.press(page, 'Undo');
  await expect(column(page, tuesday).getByRole('button', { name: /^10:00 Ines Duarte/ })).toBeVisible();
});

test('a meeting is moved by keys, and each step is announced', async ({ agency }) => {
  test.slow();
  const { page } = agency;
  await book(agency, 'Ines Duarte', `${tuesday}T10:00`);
  await openWeek(page);
  await block(page, 'Ines Duarte').focus();
  const announcement = page.getByRole('status').filter({ hasText: 'Ines Duarte' });
  for (const key of ['Enter', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  await expect(announcement).toHaveText(
    `Ines Duarte: ${shortly(wednesday)}, 10:15, free. Enter moves it there, Escape leaves it.`,
  );
  await page.keyboard.press('Escape');
  await expect(announcement).toHaveCount(0);
  for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect(announcement).toContainText('08:45, not a free time');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Move to ${shortly(tuesday)}, 08:45?` });
  await expect(dialog).toContainText('This is outside the bookable hours of Sana Qureshi.');
  await expect(dialog.getByRole('button', { name: 'Move and email' })).toBeFocused();
  await page.keyboard.press('Enter');
  await screen.expectToast(page, 'Meeting Rescheduled!');
  await expect(page.getByRole('button', { name: /^08:45 Ines Duarte/ })).toBeFocused();
});

test.describe('with something that is refused', () => {
  test.use({ failures: refusals });

  test('the nearest free times are offered, and who moves second reads what happened', async ({ agency }) => {
    test.slow();
    const { page, publisher } = agency;
    await book(agency, 'Ines Duarte', `${tuesday}T10:00`);
    await book(agency, 'Lena Vogt', `${tuesday}T11:00`);
    await openWeek(page);
    await block(page, 'Ines Duarte').click();
    await screen.press(page, 'Move to…');
    const dialog = page.getByRole('dialog', { name: 'Move the meeting' });
    await dialog.getByLabel('New time').fill(`${tuesday}T11:15`);
    await expect(dialog.getByRole('alert')).toContainText('This overlaps the meeting with Lena Vogt');
    await screen.press(page, `${shortly(tuesday)}, 11:30`);
    await expect(dialog.getByLabel('New time')).toHaveValue(`${tuesday}T11:30`);
    await expect(dialog.getByRole('alert')).toHaveCount(0);

    const { data } = await publisher.call<{ data: { id: number }[] }>('GET', '/meetings?search=Duarte');
    const other = { time: `${wednesday}T15:00`, time_zone: 'Europe/Berlin' };
    await publisher.call('POST', `/meetings/${data[0]?.id}/reschedule`, other);
    await screen.press(page, 'Move and email');
    await expect(dialog.getByLabel('New time')).toHaveAccessibleDescription(
      /^Somebody else has changed this since you opened it\. It is now on \w+, \d+ May \d+ at 15:00\.$/,
    );
    await expect(dialog.getByLabel('New time')).toHaveValue(`${tuesday}T11:30`);
    await screen.press(page, 'Move and email');
    await screen.expectToast(page, 'Meeting Rescheduled!');
    await expect(column(page, tuesday).getByRole('button', { name: /^11:30 Ines Duarte/ })).toBeVisible();
  });

  test('a meeting is booked for somebody at a free time, by a click or a key', async ({ agency }) => {
    test.slow();
    const { page, mails } = agency;
    await openWeek(page);
    const free = column(page, tuesday).getByRole('button', { name: /^Free on/ });
    await free.click({ position: { x: 20, y: 60 } });
    const dialog = page.getByRole('dialog', { name: 'Book a meeting' });
    await expect(dialog.getByLabel('Time')).toHaveValue(`${tuesday}T10:00`);
    await page.keyboard.press('Escape');
    await free.press('Enter');
    await expect(dialog.getByLabel('Time')).toHaveValue(`${tuesday}T09:00`);
    await screen.press(page, 'Book');
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Name is required.');
    await screen.type(page, { Name: 'Ines Duarte', Email: 'ines@example.com', Phone: '+49 30 555' });
    await screen.press(page, 'Book');
    await screen.expectToast(page, 'Meeting Booked!');
    await expect(page.getByRole('button', { name: /^09:00 Ines Duarte/ })).toBeVisible();
    expect((await mails.take(1))[0]?.to).toEqual(['ines@example.com']);
    await block(page, 'Ines Duarte').click();
    await page.getByRole('dialog').getByRole('link', { name: 'Open' }).click();
    await expect(page.getByText('Sana Qureshi booked this for the visitor on')).toBeVisible();
    await expect(screen.input(page, 'Notes')).toHaveValue('Phone: +49 30 555');
  });
});

test('a phone shows one day, moves by a form and books', async ({ agency }) => {
  test.slow();
  const { page } = agency;
  await book(agency, 'Ines Duarte', `${tuesday}T10:00`);
  await page.setViewportSize({ width: 375, height: 812 });
  await openWeek(page, monday);
  await expect(page.getByRole('link', { name: 'Ines Duarte' })).toHaveCount(0);
  await screen.press(page, 'Next day');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(inWords(tuesday));
  const entry = page.getByRole('listitem').filter({ hasText: 'Ines Duarte' });
  await expect(entry).toContainText('10:00–10:30');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await entry.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('dialog').getByLabel('New time').fill(`${wednesday}T16:00`);
  await screen.press(page, 'Move and email');
  await expect(page.getByRole('alert').filter({ hasText: 'Meeting Rescheduled!' })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await screen.input(page, 'Day').fill(wednesday);
  await expect(entry).toContainText('16:00–16:30');
  await expect(page).toHaveURL(new RegExp(`day=${wednesday}`));
  await screen.press(page, 'Today');
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Today');
});

test.describe('about noon', () => {
  const ahead = 12 - new Date().getUTCHours();
  test.use({ timeZone: ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}` });

  test('the meetings of today stand above the list, and today is marked in the week', async ({ agency }) => {
    test.slow();
    const { page, publisher, kind } = agency;
    await page.goto('/admin/meetings');
    const today = page.getByRole('region', { name: 'Today' });
    await expect(page.getByText('No meetings ahead')).toBeVisible();
    await expect(today).toHaveCount(0);
    for (const [name, hours] of Object.entries({ 'Ines Duarte': 2, 'Lena Vogt': 30 })) {
      const time = new Date(Date.now() + hours * 3_600_000).toISOString();
      await publisher.call('POST', '/meetings', { kind, name, email: 'ines@example.com', time });
    }
    await page.reload();
    await expect(today.getByRole('link')).toHaveText(['Ines Duarte']);
    await page.getByRole('link', { name: 'Week', exact: true }).click();
    await expect(page.getByText('Today', { exact: true })).toBeVisible();
    await expect(page.locator('[data-today]').getByRole('button', { name: /Ines Duarte/ })).toBeVisible();
    await page.getByLabel('Person', { exact: true }).selectOption('Sana Qureshi');
    await expect(page).toHaveURL(/\?person=\d+$/);
    await expect(block(page, 'Ines Duarte')).toBeVisible();
  });
});

test('hours stand where clocks show them in the weeks in which these change', async ({ agency }) => {
  test.slow();
  const { page } = agency;
  for (const month of ['03', '10']) {
    const sunday = lastSundayOf(month);
    const saturday = dayAfter(sunday, -1);
    await openWeek(page, sunday);
    const free = column(page, sunday).getByRole('button', { name: /^Free on/ });
    await expect(free).toHaveAccessibleName(`Free on ${inWords(sunday)}, 09:00 to 17:00. Book a meeting`);
    const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);
    const friday = column(page, dayAfter(saturday, -1)).getByRole('button', { name: /^Free on/ });
    expect(await topOf(free)).toBe(await topOf(friday));
  }
});

test('a reader sees the week and changes nothing, a writer has none', async ({ app }) => {
  test.slow();
  await bookableKind(app.publisher);
  const editor = await app.join('Edda Reader', 'editor');
  const reading = await app.open(editor.token);
  const page = await reading.newPage();
  await openWeek(page);
  await expect(column(page, tuesday).getByText(/^Free on/)).toBeAttached();
  await expect(page.getByRole('button', { name: /Book a meeting|Free on/ })).toHaveCount(0);
  await reading.close();
  const writer = await app.join('Will Writer', 'writer');
  const writing = await app.open(writer.token);
  const other = await writing.newPage();
  await openWeek(other);
  await expect(other.getByRole('heading', { level: 1 })).not.toContainText('Week');
  await writing.close();
});

test('the week and its dialogs are accessible, and whole on a phone', async ({ agency }) => {
  test.setTimeout(240_000);
  const { page, publisher } = agency;
  await book(agency, 'Ines Duarte', `${tuesday}T10:00`);
  await book(agency, 'Lena Vogt', `${wednesday}T11:00`);
  const request = { name: 'Omar', email: 'omar@example.com', subject: 'A shop', time: `${tuesday}T12:00` };
  await page.request.post('/api/meeting/store', { data: request });
  const {
    version: _none,
    calendars: _read,
    ...hours
  } = (await publisher.call<{ data: { version: number; calendars: object[] } }>('GET', '/availability')).data;
  const absences = [{ from: dayAfter(monday, 3), to: dayAfter(monday, 3) }];
  await publisher.call('PUT', '/availability', { ...hours, absences });
  const path = `/admin/meetings/week?day=${tuesday}`;
  const title = `Week of ${inWords(monday)}`;
  const openMeeting = () => block(page, 'Ines Duarte').click();
  await auditScreen(page, { path, title });
  await auditScreen(page, { path, title, open: openMeeting });
  await auditScreen(page, {
    path,
    title,
    open: async () => {
      await openMeeting();
      await screen.press(page, 'Move to…');
      const dialog = page.getByRole('dialog', { name: 'Move the meeting' });
      await dialog.getByLabel('New time').fill(`${wednesday}T11:00`);
      await expect(dialog.getByRole('alert')).toBeVisible();
    },
  });
  await auditScreen(page, {
    path,
    title,
    open: async () => {
      await screen.press(page, 'Book a meeting');
      await page.getByRole('dialog').getByLabel('Time').fill(`${tuesday}T20:00`);
      await expect(page.getByRole('alert').filter({ hasText: 'outside the bookable hours' })).toBeVisible();
    },
  });
});

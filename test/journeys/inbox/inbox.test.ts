import { nextYear } from '../../next-year.ts';
import { expect, refusals, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';

const message = {
  name: 'Noor Hassan',
  email: 'noor@example.com',
  phone: '+44 (0)20 7946 0018',
  description: 'We would like a new shop.\nBefore spring, please.',
};

test('a message is opened from the dashboard, assigned and found again', async ({ view: page, request }) => {
  const response = await request.post('/api/contact/store', { data: message });
  const { reference } = await response.json();
  await page.goto('/admin');
  await page.getByRole('region', { name: 'New messages' }).getByRole('link', { name: message.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message.name);
  await expect(page.getByText(message.description)).toBeVisible();
  const email = page.getByRole('link', { name: message.email, exact: true });
  await expect(email).toHaveAttribute('href', `mailto:${message.email}?subject=Your%20message%20${reference}`);
  await expect(page.getByRole('link', { name: message.phone })).toHaveAttribute('href', 'tel:+442079460018');

  await screen.choice(page, 'Status').selectOption('in progress');
  await screen.choice(page, 'Assigned to').selectOption('Sana Qureshi');
  await screen.type(page, { Notes: 'Call on Monday.' });
  await screen.press(page, 'Save');
  await screen.expectToast(page, 'Message Updated!');

  await page.goto(`/admin/messages?status=new&search=${reference}`);
  await expect(page.getByText('No matches')).toBeVisible();
  await screen.choice(page, 'Status').selectOption('in progress');
  await page.getByRole('searchbox').fill(reference.toLowerCase());
  await page.getByRole('link', { name: message.name }).click();
  await expect(screen.input(page, 'Notes')).toHaveValue('Call on Monday.');
  await expect(screen.choice(page, 'Assigned to').locator('option:checked')).toHaveText('Sana Qureshi');
});

test('a message is followed up from the dashboard, won, and found by a filter that was saved', async ({
  view: page,
  request,
}) => {
  const name = 'Follow Upton';
  await request.post('/api/contact/store', { data: { ...message, name } });
  await page.goto('/admin/messages?search=upton');
  await page.getByRole('link', { name }).click();
  await screen.press(page, 'In a week');
  await expect(screen.input(page, 'Follow-up')).not.toHaveValue('');
  await screen.input(page, 'Follow-up').fill('2026-01-09');
  await screen.press(page, 'Save');
  await screen.expectToast(page, 'Message Updated!');

  const amount = page.getByLabel('Amount');
  await page.goto('/admin');
  const due = page.getByRole('region', { name: 'Messages to follow up' });
  await expect(due).toContainText('Friday, 9 January 2026');
  await due.getByRole('link', { name }).click();
  await expect(amount).toBeHidden();
  await screen.choice(page, 'Status').selectOption('won');
  await amount.fill('1250.50');
  await screen.press(page, 'Save');
  await screen.expectToast(page, 'Message Updated!');
  await page.reload();
  await expect(amount).toHaveValue('1250.5');

  await page.goto('/admin/messages?status=won&search=upton');
  await screen.press(page, 'Save this filter…');
  await screen.type(page.getByRole('dialog'), { Name: 'Upton’s' });
  await screen.press(page, 'Save filter');
  await screen.expectToast(page, 'Filter Saved!');
  await page.goto('/admin/messages');
  const filters = page.getByRole('navigation', { name: 'Saved filters' });
  await filters.getByRole('link', { name: 'Upton’s' }).click();
  await expect(page).toHaveURL('/admin/messages?status=won&search=upton');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await screen.press(page, 'Delete the filter Upton’s');
  await screen.expectToast(page, 'Filter Deleted!');
  await expect(filters.getByRole('link')).toHaveCount(0);
});

test('a meeting request shows its time in the visitor’s time zone', async ({ view: page, request }) => {
  const time = `${nextYear}-05-08T15:30:00Z`;
  await request.post('/api/meeting/store', {
    data: {
      name: 'Ines Duarte',
      email: 'ines@example.com',
      time,
      time_zone: 'America/New_York',
      subject: 'A first talk',
    },
  });
  await page.goto('/admin/meetings');
  await page.getByRole('link', { name: 'Ines Duarte' }).click();
  await expect(page.getByText(/\w+, 8 May \d+ at 11:30 \(America\/New York\)/)).toBeVisible();
});

test('meetings are to answer, upcoming or past, with their date first', async ({ view: page, request, app }) => {
  for (const [name, month] of [
    ['Nadia Rahimi', '05'],
    ['Emre Kaya', '04'],
  ])
    await request.post('/api/meeting/store', {
      data: { name, email: 'views@example.com', time: `${nextYear}-${month}-08T15:30:00Z`, subject: 'A view' },
    });
  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Meetings' }).click();
  const views = page.getByRole('navigation', { name: 'Views of meetings' });
  await expect(views.getByRole('link', { name: /^To answer \(\d+\)$/ })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('searchbox').fill('views@example.com');
  await expect(page).toHaveURL(/search=views/);
  const rows = page.getByRole('table', { name: 'Meetings' }).getByRole('row');
  await expect(rows).toHaveText([/Time/, /8 Apr \d+ 15:30.*Emre Kaya/, /8 May \d+ 15:30.*Nadia Rahimi/]);

  const { data } = await app.publisher.call<{ data: { id: number }[] }>('GET', '/meetings?search=emre');
  await app.publisher.call('POST', `/meetings/${data[0]?.id}/confirm`);
  await views.getByRole('link', { name: 'Upcoming' }).click();
  await expect(rows).toHaveText([/Time/, /Emre Kaya.*confirmed/]);
  await expect(page).toHaveURL('/admin/meetings?view=upcoming&search=views%40example.com');
  await views.getByRole('link', { name: 'Past' }).click();
  await expect(page.getByText('No matches')).toBeVisible();
});

test.describe('when a save is refused', () => {
  test.use({ failures: refusals });

  test('a conflict shows what somebody else has saved, and keeps the input', async ({ view: page, request, app }) => {
    const name = 'Tomas Berg';
    await request.post('/api/contact/store', { data: { ...message, name } });
    await page.goto('/admin/messages');
    await page.getByRole('link', { name }).click();
    await screen.type(page, { Notes: 'Mine' });
    const { data } = await app.publisher.call<{ data: [{ id: number }] }>('GET', '/contact-messages?search=tomas');
    await app.publisher.call('PUT', `/contact-messages/${data[0].id}`, { notes: 'Theirs', status: 'won' });
    await screen.press(page, 'Save');
    await screen.expectToast(page, 'Somebody else has changed this since you opened it.', 'error');
    await expect(page.getByRole('alert', { name: 'Somebody else has saved this in the meantime' })).toContainText(
      'It is now “won”, with the notes: Theirs.',
    );
    await expect(screen.input(page, 'Notes')).toHaveValue('Mine');
    await screen.press(page, 'Save');
    await screen.expectToast(page, 'Message Updated!');
    await page.reload();
    await expect(screen.input(page, 'Notes')).toHaveValue('Mine');
  });
});

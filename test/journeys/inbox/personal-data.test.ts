import { readFileSync } from 'node:fs';
import { expect, refusals, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';
import { nextYear } from '../../next-year.ts';

const message = { name: 'Vera Lind', phone: '+1 555 0100', description: 'Please call me.' };
const meeting = { name: 'Vera Lind', time: `${nextYear}-03-08T15:30:00Z`, subject: 'A first talk' };

test('data about a person is found, exported and erased', async ({ view: page, request, app }) => {
  const email = 'vera.lind@example.com';
  await request.post('/api/contact/store', { data: { ...message, email } });
  await request.post('/api/contact/store', { data: { ...message, email: 'VERA.LIND@example.com' } });
  await request.post('/api/meeting/store', { data: { ...meeting, email } });
  const { data } = await app.publisher.call<{ data: [{ id: number }] }>('GET', '/contact-messages?search=vera');
  await app.publisher.call('PUT', `/contact-messages/${data[0].id}`, { status: 'won' });

  await page.goto('/admin/messages');
  await page.getByRole('link', { name: 'Privacy requests' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy requests');
  await screen.type(page, { Email: 'Vera.Lind@example.com' });
  await screen.press(page, 'Find');
  const summary = page.getByRole('status').filter({ hasText: 'stored about' });
  await expect(summary).toHaveText(
    'Data stored about Vera.Lind@example.com: 2 messages, 1 meeting request, 5 emails. ' +
      '1 entry in the activity log names them.',
  );

  const downloading = page.waitForEvent('download');
  await screen.press(page, 'Export as JSON');
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('personal-data.json');
  const exported = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(exported.messages).toMatchObject([message, message]);
  expect(exported.meetings).toMatchObject([{ subject: meeting.subject }]);

  await screen.press(page, 'Erase everything');
  const dialog = page.getByRole('dialog', { name: 'Erase everything about Vera.Lind@example.com?' });
  await expect(dialog).toContainText('2 messages, 1 meeting request, 5 emails: all of it is erased for good');
  await expect(dialog).toContainText('5 emails have not been sent yet and never will be.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(summary).toContainText('2 messages');

  await screen.press(page, 'Erase everything');
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
  await screen.expectToast(page, 'Erased 2 messages, 1 meeting request.');
  await expect(summary).toHaveText('Nothing is stored about Vera.Lind@example.com.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Erase everything' })).toBeHidden();

  await page.goto('/admin/activity');
  const log = page.getByRole('main').getByRole('listitem');
  await expect(log.filter({ hasText: 'erased personal data “2 messages, 1 meeting request”' })).toHaveCount(1);
  await expect(log.filter({ hasText: 'exported personal data “2 messages, 1 meeting request”' })).toHaveCount(1);
  await expect(log.filter({ hasText: 'Vera' })).toHaveCount(0);
});

test.describe('when a search is refused', () => {
  test.use({ failures: refusals });

  test('an invalid email address is explained beside the field', async ({ view: page }) => {
    await page.goto('/admin/personal-data?email=nonsense');
    await expect(screen.input(page, 'Email')).toHaveAccessibleDescription(
      'Email must be an email address such as name@example.com.',
    );
  });
});

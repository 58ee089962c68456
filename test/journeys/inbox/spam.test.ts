import { auditScreen } from '../browser/screen-audit.ts';
import * as form from '../browser/form.ts';
import { expect, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';

test('a message of a bot is thanked, stored as spam with the reasons, and can be moved to the inbox', async ({
  view: page,
  stranger,
  app,
}) => {
  await stranger.goto('/contact-us?utm_source=news');
  await form.waitForHydration(stranger);
  await stranger.getByLabel('Leave this empty').evaluate((honeypot) => ((honeypot as HTMLInputElement).value = 'all'));
  await form.send(stranger, { ...form.message, Name: 'Robot' });
  await form.expectThanks(stranger, form.contactThanks);

  await page.goto('/admin/messages?status=spam');
  await page.getByRole('link', { name: 'Robot' }).click();
  await expect(page.getByRole('alert', { name: 'This looked like spam when it arrived' })).toContainText(
    'A hidden field was filled in.',
  );
  const source = page.getByRole('region', { name: 'Source' });
  await expect(source.getByRole('term')).toHaveText([
    'Came from',
    'First page visited',
    'Sent from',
    'Campaign source',
  ]);
  await expect(source.getByRole('definition')).toHaveText(['news', '/contact-us', '/contact-us', 'news']);
  await expect(page.getByRole('region', { name: 'Emails' })).toHaveCount(0);

  await screen.choice(page, 'Status').selectOption('new');
  await screen.press(page, 'Save');
  await screen.expectToast(page, 'Message Updated!');
  await expect(page.getByRole('region', { name: 'Emails' }).getByText('Waiting: email isn’t set up yet')).toHaveCount(
    2,
  );
  const { meta } = await app.publisher.call<{ meta: { total: number } }>('GET', '/contact-messages?search=robot');
  expect(meta.total).toBe(1);
});

test('the screen of a spam message is accessible', async ({ view: page, request, app }) => {
  const description = 'Make money: work from home, passive income, click here!';
  await request.post('/api/contact/store', {
    headers: { origin: 'https://elsewhere.example' },
    data: { name: 'Seller', email: 'a@example.com', phone: '1', description },
  });
  const path = '/contact-messages?status=spam&search=seller';
  const { data } = await app.publisher.call<{ data: [{ id: number }] }>('GET', path);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await auditScreen(page, { path: `/admin/messages/${data[0].id}`, title: 'Seller' });
});

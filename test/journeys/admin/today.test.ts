import { openContext, startServer } from '../browser/server.ts';
import { expect, test } from '../browser/admin.ts';
import { violations } from '../browser/violations.ts';

const HOUR = 60 * 60_000; // ms

test('today is what waits for an answer and the next meetings, each with a link to its place', async ({
  browser,
  quiet,
}) => {
  const { origin, publisher, stop } = await startServer();
  const context = await openContext(browser, origin, publisher.token);
  const page = await context.newPage();
  quiet(page);
  await publisher.call('DELETE', '/checklist');
  await page.goto('/admin');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today).toContainText('You’re all caught up');
  const figures = page.getByRole('region', { name: 'How it goes' });
  await expect(figures).toContainText('No visits and no enquiries yet');

  const visitor = { name: 'Ines Moreau', email: 'ines@example.com', phone: '555', description: 'A shop for pots.' };
  await page.request.post('/api/contact/store', { data: visitor });
  const ask = (name: string, hours: number) =>
    page.request.post('/api/meeting/store', {
      data: {
        name,
        email: 'm@example.com',
        time: new Date(Date.now() + hours * HOUR).toISOString(),
        subject: 'A talk',
      },
    });
  for (const [name, hours] of [
    ['Tomorrow Tom', 24],
    ['Later Lena', 72],
    ['Asking Aziz', 30],
  ] as const)
    expect((await ask(name, hours)).ok()).toBe(true);
  const { data } = await publisher.call<{ data: { id: number; name: string }[] }>('GET', '/meetings');
  const idOf = (name: string) => data.find((meeting) => meeting.name === name)?.id;
  for (const name of ['Tomorrow Tom', 'Later Lena']) await publisher.call('POST', `/meetings/${idOf(name)}/confirm`);

  await page.reload();
  const group = (name: string) => today.getByRole('region', { name, exact: true });
  await expect(group('Meetings').getByRole('listitem')).toHaveText(/^Tomorrow \d\d:\d\d Tomorrow TomA talk$/);
  await expect(group('Meetings to answer').getByRole('link')).toHaveText(['Asking Aziz']);
  await expect(group('New messages')).toContainText('A shop for pots.');
  await expect(today.getByRole('heading', { level: 3 })).toHaveText(['Meetings', 'Meetings to answer', 'New messages']);
  await expect(figures).toContainText('1 message, 3 meetings');
  await figures.getByText('The numbers of each day').click();
  const numbers = figures.getByRole('region', { name: 'The numbers of each day' });
  await expect(numbers.getByRole('row').last()).toHaveText(/^\d+ \w{3,4}00130$/);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 720 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
  await group('Meetings to answer').getByRole('link', { name: 'Asking Aziz' }).click();
  await expect(page).toHaveURL(`/admin/meetings/${idOf('Asking Aziz')}`);
  await context.close();
  await stop();
});

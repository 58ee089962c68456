import { review } from '../../../content/types/review.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

test('unsaved changes survive a closed tab, can be discarded, and are removed by a save', async ({
  app,
  signedIn,
  quiet,
}) => {
  const { id } = await maker(app).review('Interrupted');
  const address = `/admin/reviews/edit/${id}`;
  const open = async () => {
    const page = await signedIn.newPage();
    quiet(page);
    await page.goto(address);
    return page;
  };
  const expectStored = (page: Awaited<ReturnType<typeof open>>) =>
    expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Half a sentence');
  const first = await open();
  await screen.type(first, { Feedback: 'Half a sentence' });
  await expectStored(first);
  await first.close();

  const second = await open();
  await expect(second.getByText('Unsaved changes restored')).toBeVisible();
  await expect(screen.input(second, 'Feedback')).toHaveValue('Half a sentence');
  await screen.press(second, 'Discard');
  await expect(screen.input(second, 'Feedback')).toHaveValue('Good.');
  await expect(second.getByText('Unsaved changes restored')).toBeHidden();
  await screen.type(second, { Feedback: 'Half a sentence' });
  await expectStored(second);
  await second.close();

  const third = await open();
  await screen.press(third, 'Update');
  await screen.expectToast(third, 'Review Updated!', 'success', 'top-center');
  await third.goto(address);
  await expect(screen.input(third, 'Feedback')).toHaveValue('Half a sentence');
  await expect(third.getByText('Unsaved changes restored')).toBeHidden();
  await third.close();
  await app.publisher.remove(review, String(id));
});

test('unsaved changes include the last keystrokes before the page is left', async ({ view: page, app }) => {
  const { id } = await maker(app).review('Left in haste');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`/admin/reviews/edit/${id}`);
  await screen.type(page, { Feedback: 'Half a word' });
  await page.goto('/login');
  await page.goto(`/admin/reviews/edit/${id}`);
  await expect(screen.input(page, 'Feedback')).toHaveValue('Half a word');
  await screen.press(page, 'Discard');
  await app.remove(review, String(id));
});

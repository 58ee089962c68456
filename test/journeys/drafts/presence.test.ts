import { review } from '../../../content/types/review.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

test.use({ movesClock: true });

test('two people who have the same record open see each other', async ({ view: page, app, quiet }) => {
  const { id } = await maker(app).review('Open twice');
  const omar = await app.join('Omar Present');
  const context = await app.open(omar.token);
  const otherPage = await context.newPage();
  quiet(otherPage);
  await page.clock.install();
  await page.goto(`/admin/reviews/edit/${id}`);
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
  const { y } = (await screen.input(page, 'Client Name').boundingBox())!;
  await otherPage.goto(`/admin/reviews/edit/${id}`);
  await expect(otherPage.getByText('Sana Qureshi has this open too.')).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(page.getByText('Omar Present has this open too.')).toBeVisible();
  expect(await screen.input(page, 'Client Name').boundingBox()).toMatchObject({ y });
  await context.close();
  await app.remove(review, String(id));
});

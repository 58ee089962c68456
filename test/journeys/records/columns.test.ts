import type { Page } from '@playwright/test';
import { blog } from '../../../content/types/blog.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { expect, test } from '../browser/admin.ts';
import { findOverflow } from '../browser/overflow.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { violations } from '../browser/violations.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Details' });
test('Update stays in the form, and keeps what is typed meanwhile', async ({ view: page, app }) => {
  const { slug } = await maker(app).author('Mary Allen Wilkes');
  await page.goto(`/admin/teams/edit/${slug}`);
  const title = screen.input(page, 'Job Title');
  await title.fill('Programmer');
  await expect(screen.stateOf(page)).toHaveText('Unsaved changes');
  const answer = await screen.delay(page, 'POST', /\/api\/drafts\/\d+\/publish$/);
  await screen.press(page, 'Update');
  await title.press('End');
  await title.pressSequentially(' and lawyer');
  answer();
  await screen.expectToast(page, 'Team Updated!');
  await expect(title).toHaveValue('Programmer and lawyer');
  await expect(title).toBeFocused();
  await expect(screen.stateOf(page)).toHaveText('Unsaved changes');
  await screen.press(page, 'Update');
  await expect(screen.stateOf(page)).toHaveText(/^Live since today, \d\d:\d\d$/);
  await page.unroute(/\/api\/drafts\/\d+\/publish$/);

  await page.reload();
  await expect(title).toHaveValue('Programmer and lawyer');
  await expect(page).toHaveURL(`/admin/teams/edit/${slug}`);
  await app.remove(teamMember, slug);
});

test('the panel stands beside the text of a post where there is room, and the bar stays', async ({
  view: page,
  app,
}) => {
  const { slug } = await maker(app).blog('A long post', { description: '<p>Line.</p>'.repeat(80) });
  const text = page.getByLabel('Blog Title');
  const places = async () => ({ text: await text.boundingBox(), panel: await panel(page).boundingBox() });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/admin/blogs/edit/${slug}`);
  const wide = await places();
  expect(wide.panel?.x).toBeGreaterThan((wide.text?.x ?? 0) + (wide.text?.width ?? 0));
  expect(wide.text?.width).toBeLessThanOrEqual(760);
  await expect(screen.choice(panel(page), 'Status')).toBeVisible();
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const update = page.getByRole('button', { name: 'Update' });
  await expect(update).toBeInViewport({ ratio: 1 });
  await expect(screen.choice(panel(page), 'Status')).toBeInViewport();

  await page.setViewportSize({ width: 375, height: 720 });
  const narrow = await places();
  expect(narrow.panel?.y).toBeGreaterThan(narrow.text?.y ?? 0);
  await expect(update).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await app.remove(blog, slug);
});

test('the search result and the address follow what is typed', async ({ view: page, app }) => {
  const { slug } = await maker(app).blog('Why looms hum', { short_description: 'On wool.' });
  await page.goto(`/admin/blogs/edit/${slug}`);
  const result = page.getByRole('region', { name: 'Preview of the search result' });
  await expect(result).toContainText('Why looms hum | Plinth');
  await expect(result).toContainText('On wool.');
  await screen.type(page, { 'SEO Title': 'Humming looms', 'SEO Description': 'Why they do it.', Address: 'humming' });
  await expect(result).toContainText('Humming looms | Plinth');
  await expect(result).toContainText('Why they do it.');
  await expect(result).toContainText('› blogs › humming');
  await expect(screen.input(page, 'SEO Title')).toHaveAccessibleDescription('13 of about 60 characters that are shown');
  await expect(screen.input(page, 'Address')).toHaveAccessibleDescription(
    /\/blogs\/humming.*The old address will lead/,
  );
  await screen.press(page, 'Update');
  await screen.expectToast(page, 'Blog Updated!', 'success', 'top-center');
  await expect(page).toHaveURL('/admin/blogs/edit/humming');
  await page.goto(`/blogs/${slug}`);
  await expect(page).toHaveURL('/blogs/humming');
  await app.remove(blog, 'humming');
});

test.describe('refused', () => {
  test.use({ failures: /status of 4\d\d/ });

  test('an address that cannot be is refused beside its input', async ({ view: page, app }) => {
    const { slug } = await maker(app).blog('Wool');
    await page.goto(`/admin/blogs/edit/${slug}`);
    for (const [address, sentence] of [
      ['Not an address', 'Address can have lower-case letters, digits and single hyphens between them.'],
      ['search', 'Address cannot be search: this word is reserved.'],
    ] as const) {
      await screen.type(page, { Address: address });
      await screen.press(page, 'Update');
      await expect(screen.input(page, 'Address')).toHaveAccessibleDescription(new RegExp(sentence));
      await expect(screen.input(page, 'Address')).toBeFocused();
    }
    await screen.type(page, { Address: slug });
    await app.remove(blog, slug);
  });
});

test('settings stand in groups, with help', async ({ view: page }) => {
  await page.goto('/admin/settings/edit/1');
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(screen.input(contact, 'Phone Number')).toBeVisible();
  await expect(screen.choice(contact, 'Booking Link')).toHaveAccessibleDescription('Where “Book a call” leads.');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [375, 1280]) {
    test(`forms are accessible and fit into ${width} px, ${colorScheme}`, async ({ view: page, app }) => {
      const { slug } = await maker(app).blog('Read by machines');
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      for (const path of [`/admin/blogs/edit/${slug}`, '/admin/settings/edit/1', '/admin/case-studies/create']) {
        await page.goto(path);
        await expect(page.getByRole('button', { name: /^(Update|Save)$/ })).toBeVisible();
        expect(await violations(page), path).toEqual([]);
        // The drawer of the sidebar waits outside of the window.
        expect((await findOverflow(page)).filter((fault) => fault.startsWith('the page'))).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: null });
      await page.setViewportSize({ width: 1280, height: 720 });
      await app.remove(blog, slug);
    });
  }
}

import type { Page } from '@playwright/test';
import { blog } from '../../../content/types/blog.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

const tab = (page: Page, language: string) =>
  page.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: new RegExp(`^${language}`) });

test('a post is translated beside its text, published alone, marked once that changes, and found up to date', async ({
  view: page,
  app,
  stranger,
}) => {
  const { publisher } = app;
  const post = await maker(app).blog('How plinths carry', { slug: 'how-plinths-carry' });
  await maker(app).heading('First', { blog_id: post.id, sequence: 1 });

  await test.step('A site with one language shows none of it, and asks for none.', async () => {
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(request.url()));
    await page.goto('/admin/blogs/edit/how-plinths-carry');
    await expect(screen.input(page, 'Blog Title')).toHaveValue('How plinths carry');
    await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Languages' })).toHaveCount(0);
    expect(requests.filter((url) => url.includes('/translations'))).toEqual([]);
  });

  await publisher.call('PUT', '/settings/1', {
    languages: ['en', 'de', 'ar'].map((language) => ({ language, shown: true })),
  });

  await test.step('The home page is Active in a language by itself.', async () => {
    await page.goto('/admin/pages/edit/home?language=de');
    await screen.press(page, 'Translate into German');
    await screen.input(page, 'Title').first().fill('Startseite');
    await screen.choose(page, 'Status', 'Active');
    await screen.press(page, 'Save');
    await expect(page.getByText('Translation Published!')).toBeVisible();
    await page.reload();
  });

  await test.step('A tab leads to what is missing, and back, without a question.', async () => {
    await page.goto('/admin/blogs/edit/how-plinths-carry');
    await expect(tab(page, 'German')).toHaveAccessibleName('German Missing');
    await screen.input(page, 'Blog Title').fill('How plinths carry us');
    await tab(page, 'German').click();
    await page.getByRole('button', { name: 'Translate into German' }).click();
    await expect(page).toHaveURL(/\/how-plinths-carry\?language=de$/);
    await expect(tab(page, 'German')).toHaveAttribute('aria-current', 'page');
  });

  await test.step('The words stand beside each other, each in its language, and pictures are not asked for again.', async () => {
    await expect(page.locator('.source-words').first()).toHaveAttribute('lang', 'en');
    await expect(page.getByText('How plinths carry', { exact: true })).toBeVisible();
    await expect(screen.input(page, 'Blog Title')).toHaveAttribute('lang', 'de');
    await expect(screen.input(page, 'Description').first()).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: 'Choose from library' })).toHaveCount(1); // The share picture.
  });

  await test.step('What is copied can be taken back, and German is published alone.', async () => {
    await screen.input(page, 'Blog Title').fill('Wie Sockel tragen');
    await screen.press(page, 'Copy from English: Blog Title');
    await screen.press(page, 'Copy');
    await expect(screen.input(page, 'Blog Title')).toHaveValue('How plinths carry');
    await screen.press(page, 'Undo');
    await expect(screen.input(page, 'Blog Title')).toHaveValue('Wie Sockel tragen');
    await screen.input(page, 'Short Description').fill('In Kürze.');
    await page.getByRole('button', { name: 'Copy from English: Description' }).first().click();
    await screen.input(page, 'Heading Title').fill('Erstens');
    await page.getByRole('button', { name: 'Copy from English: Description' }).last().click();
    await screen.choose(page, 'Status', 'Active');
    await screen.press(page, 'Save');
    await expect(page.getByText('Translation Published!')).toBeVisible();
    await expect(tab(page, 'German')).toHaveAccessibleName('German Published');
    await stranger.goto('/de/blogs/wie-sockel-tragen');
    await expect(stranger.getByRole('heading', { name: 'Wie Sockel tragen' })).toBeVisible();
    await expect(stranger.getByText('Erstens').first()).toBeVisible();
  });
  await test.step('What was typed in English is its draft still; once that is published, German is old.', async () => {
    await tab(page, 'English').click();
    await expect(screen.input(page, 'Blog Title')).toHaveValue('How plinths carry us');
    await screen.press(page, 'Update');
    await expect(tab(page, 'German')).toHaveAccessibleName('German Source changed');
    await tab(page, 'German').click();
    await expect(page.locator('.source-words ins')).toHaveText('us');
    await screen.press(page, 'All up to date');
    await expect(page.getByText('Translation Is Up to Date!')).toBeVisible();
    await expect(tab(page, 'German')).toHaveAccessibleName('German Published');
    await expect(page.locator('.source-words ins')).toHaveCount(0);
  });

  await test.step('What it shares with English is under one line; its history is called after it, its deletion asked about.', async () => {
    const shared = page.getByText(/^From English: .*Publication Date/);
    await shared.click();
    await expect(page.locator('.shared-fields time')).toBeVisible();
    await screen.press(page, 'More actions');
    await page.getByRole('menuitem', { name: 'History…' }).click();
    await expect(page.getByRole('dialog', { name: 'History of this post in German' })).toBeVisible();
    await page.keyboard.press('Escape');
    await screen.press(page, 'Delete translation');
    await page
      .getByRole('dialog', { name: 'Delete the German translation?' })
      .getByText('Delete', { exact: true })
      .click();
    await expect(tab(page, 'German')).toHaveAccessibleName('German Missing');
    const toast = page.getByRole('alert').filter({ hasText: 'Translation Deleted!' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(tab(page, 'German')).toHaveAccessibleName('German Published');
  });

  await test.step('While visitors do not see German, its form says so in place of a link to its page.', async () => {
    const view = page.getByRole('form', { name: 'Blog' }).getByRole('link', { name: 'View page' });
    await expect(view).toHaveAttribute('href', '/de/blogs/wie-sockel-tragen');
    await publisher.call('PUT', '/settings/1', {
      languages: ['en', 'de', 'ar'].map((language) => ({ language, shown: language !== 'de' })),
    });
    await page.reload();
    await expect(screen.stateOf(page)).toHaveText(/^Published today.* Visitors do not see German yet$/);
    await expect(view).toHaveCount(0);
  });

  await test.step('On a phone, Arabic is written from the right, below English, and nothing overflows.', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    for (const language of ['English', 'German', 'Arabic'])
      await expect(tab(page, language)).toBeInViewport({ ratio: 1 });
    await tab(page, 'Arabic').click();
    await screen.press(page, 'Translate into Arabic');
    const title = screen.input(page, 'Blog Title');
    await expect(title).toHaveCSS('direction', 'rtl');
    const [source, input] = [await page.locator('.source-words').first().boundingBox(), await title.boundingBox()];
    expect(source!.y + source!.height).toBeLessThanOrEqual(input!.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
  await app.remove(blog, 'how-plinths-carry');
});

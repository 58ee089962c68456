import type { Page } from '@playwright/test';
import type { Role } from '../../../content/roles.ts';
import { expect, refusals, test, type TestApp } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

// A draft that somebody else has begun or saved first.
test.use({ failures: refusals });

const PAUSE = 3_000; // ms
const REPORT = 15_000; // ms

/** Lets a form save what was typed by itself, or report that it is open. */
const wait = (page: Page, ms: number) => page.clock.fastForward(ms);
const draftOf = (page: Page) =>
  page
    .getByRole('form')
    .getByRole('status')
    .filter({ hasText: /^Draft by you, saved / });
const presenceOf = (page: Page) => page.getByRole('status').filter({ hasText: 'has this open too.' });

interface Journey {
  app: TestApp;
  quiet: (page: Page) => void;
}

/** Makes a post in English and German, which both people open. */
async function begin({ app, quiet }: Journey, slug: string) {
  const { publisher } = app;
  const languages = ['en', 'de'].map((language) => ({ language, shown: true }));
  await publisher.call('PUT', '/settings/1', { languages });
  await publisher.call('PUT', '/pages/home/translations/de', { title: 'Start', status: 1, sections: [] });
  await maker(app).blog('Shops', { slug });
  const words = { title: 'Läden', slug: `laeden-${slug}`, short_description: 'Kurz.', description: '<p>Lang.</p>' };
  await publisher.call('PUT', `/blogs/${slug}/translations/de`, { ...words, status: 1 });

  return async function open(name: string, role: Role, query = '') {
    const { token } = await app.join(name, role);
    const page = await (await app.open(token)).newPage();
    quiet(page);
    await page.clock.install();
    await page.goto(`/admin/blogs/edit/${slug}${query}`);
    await expect(screen.input(page, 'Blog Title')).toHaveValue(query ? 'Läden' : 'Shops');
    return page;
  };
}

async function expectTitles(stranger: Page, slug: string, { english, german }: { english: string; german: string }) {
  await stranger.goto(`/blogs/${slug}`);
  await expect(stranger.getByRole('heading', { name: english, exact: true, level: 1 })).toBeVisible();
  await stranger.goto(`/de/blogs/laeden-${slug}`);
  await expect(stranger.getByRole('heading', { name: german, exact: true, level: 1 })).toBeVisible();
}

test('an editor in English and a writer in German do not disturb each other, and each language is published alone', async ({
  app,
  quiet,
  stranger,
}) => {
  const slug = 'two-languages';
  const open = await begin({ app, quiet }, slug);
  const editor = await open('Ruth Editor', 'editor');
  const writer = await open('Will Writer', 'writer', '?language=de');

  await test.step('Neither is told that the other one has something open.', async () => {
    for (const page of [editor, writer]) {
      const reported = page.waitForResponse(/\/presence$/);
      await wait(page, REPORT);
      await reported;
      await expect(presenceOf(page)).toHaveCount(0);
    }
  });

  await test.step('English is published alone; what is typed in German stays, beside what has changed.', async () => {
    await screen.input(writer, 'Blog Title').fill('Kleine Läden');
    await screen.input(editor, 'Blog Title').fill('Small shops');
    await screen.press(editor, 'Update');
    await expectTitles(stranger, slug, { english: 'Small shops', german: 'Läden' });
    await wait(writer, REPORT);
    await expect(writer.locator('.source-words ins').first()).toHaveText('Small shops');
    await expect(screen.input(writer, 'Blog Title')).toHaveValue('Kleine Läden');
    await expect(draftOf(writer)).toBeVisible();
    await expect(writer.getByRole('button', { name: 'Update' })).toHaveCount(0);
    await writer.reload();
    await expect(screen.input(writer, 'Blog Title')).toHaveValue('Kleine Läden');
  });

  await test.step('The editor publishes German, and what is typed in English waits.', async () => {
    await editor.goto(`/admin/blogs/edit/${slug}`);
    await screen.input(editor, 'Blog Title').fill('Smaller shops');
    await editor.getByRole('link', { name: /^German/ }).click();
    await screen.press(editor, 'Go on with the draft');
    await expect(screen.input(editor, 'Blog Title')).toHaveValue('Kleine Läden');
    await screen.press(editor, 'Update');
    await screen.press(editor, 'Publish now');
    await expect(editor.getByText('Translation Published!')).toBeVisible();
    await expectTitles(stranger, slug, { english: 'Small shops', german: 'Kleine Läden' });
    await editor.getByRole('link', { name: /^English/ }).click();
    await expect(screen.input(editor, 'Blog Title')).toHaveValue('Smaller shops');
  });
  for (const page of [editor, writer]) await page.context().close();
});

test('a writer and an editor in the same language see each other, and no word of either is lost', async ({
  app,
  quiet,
  stranger,
}) => {
  const slug = 'one-language';
  const open = await begin({ app, quiet }, slug);
  const writer = await open('Wendy Writer', 'writer', '?language=de');
  const editor = await open('Rob Editor', 'editor', '?language=de');

  await test.step('Each is told that the other one is there.', async () => {
    await expect(presenceOf(editor)).toHaveText('Wendy Writer has this open too.');
    await wait(writer, REPORT);
    await expect(presenceOf(writer)).toHaveText('Rob Editor has this open too.');
  });

  await test.step('What they type in two fields is in one draft.', async () => {
    await screen.input(writer, 'Blog Title').fill('Kleine Läden');
    await wait(writer, PAUSE);
    await expect(draftOf(writer)).toBeVisible();
    await screen.input(editor, 'Short Description').fill('Kürzer.');
    await wait(editor, PAUSE);
    await expect(screen.input(editor, 'Blog Title')).toHaveValue('Kleine Läden');
    await wait(editor, PAUSE);
    await expect(draftOf(editor)).toBeVisible();
    await wait(writer, REPORT);
    await expect(screen.input(writer, 'Short Description')).toHaveValue('Kürzer.');
  });

  await test.step('In one field, whoever saves last chooses.', async () => {
    await screen.input(writer, 'Blog Title').fill('Läden von Wendy');
    await screen.input(editor, 'Blog Title').fill('Läden von Rob');
    await screen.press(editor, 'Save draft');
    await expect(draftOf(editor)).toBeVisible();
    await wait(writer, PAUSE);
    const choice = writer.getByRole('dialog', { name: 'Rob Editor has saved this draft since you opened it.' });
    await expect(choice.locator('del[data-current]')).toHaveText('Rob');
    await expect(choice.locator('ins[data-current]')).toHaveText('Wendy');
    await choice.getByRole('radio', { name: 'Your version' }).check();
    await choice.getByRole('button', { name: 'Continue' }).click();
    await expect(screen.input(writer, 'Blog Title')).toHaveValue('Läden von Wendy');
    await expect(draftOf(writer)).toBeVisible();
  });

  await test.step('The editor publishes it while the writer types on, whose words are a draft of what is live then.', async () => {
    await wait(editor, REPORT);
    await expect(screen.input(editor, 'Blog Title')).toHaveValue('Läden von Wendy');
    await screen.input(writer, 'Short Description').fill('Noch kürzer.');
    await screen.press(editor, 'Update');
    await screen.press(editor, 'Publish now');
    await expect(editor.getByText('Translation Published!')).toBeVisible();
    await expectTitles(stranger, slug, { english: 'Shops', german: 'Läden von Wendy' });
    await wait(writer, REPORT);
    await expect(screen.input(writer, 'Short Description')).toHaveValue('Noch kürzer.');
    await wait(writer, PAUSE);
    await expect(draftOf(writer)).toBeVisible();
    await writer.reload();
    await expect(screen.input(writer, 'Short Description')).toHaveValue('Noch kürzer.');
    await expect(screen.input(writer, 'Blog Title')).toHaveValue('Läden von Wendy');
  });
  for (const page of [editor, writer]) await page.context().close();
});

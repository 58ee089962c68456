import { type Browser, expect, type Page } from '@playwright/test';
import { blog as blogType } from '../../../content/types/blog.ts';
import { type ApiClient, createApiClient, overNetwork } from '../../api-client.ts';
import { beginDraft, type Link, linksOf, saveDraft, share } from '../../shared-drafts.ts';
import { administrator } from '../browser/administrator.ts';
import { origin } from '../browser/launch.ts';
import { findOverflow } from '../browser/overflow.ts';
import * as screen from '../browser/screen.ts';
import { testOnSharedPage } from '../browser/shared-page.ts';
import { looksAt } from '../browser/looks.ts';
import { violations } from '../browser/violations.ts';
import { blog } from '../../demonstration.ts';

// A visitor without an account, on a phone without JavaScript.
const test = testOnSharedPage({ javaScriptEnabled: false, viewport: { width: 375, height: 720 } });

test.describe.configure({ mode: 'serial' });

let client: ApiClient;
let draft: number;
let link: Link;
test.beforeAll(async () => {
  const call = createApiClient(overNetwork(origin));
  const { ACCESS_TOKEN } = await call.call<{ ACCESS_TOKEN: string }>('POST', '/login', administrator);
  client = createApiClient(overNetwork(origin), ACCESS_TOKEN);
  draft = await beginDraft(client, blogType, blog.slug, { title: 'What we are working on' });
  link = await share(client, draft, { label: 'For Anna' });
});
test.afterAll(() => client.call('DELETE', `/drafts/${draft}`));

const feedback = (page: Page) => page.getByRole('complementary', { name: 'What do you think?' });

test('a visitor without an account reads the draft, comments and approves it', async ({ view: page }) => {
  await page.goto(link.path);
  await expect(page).toHaveTitle('What we are working on | Plinth');
  await expect(page.getByRole('heading', { level: 1, name: 'What we are working on' })).toBeVisible();
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('Draft of “What we are working on” · For Anna');
  await expect(bar).toContainText('It is not public.');
  expect(await findOverflow(page)).toEqual([]);

  await bar.getByRole('link', { name: 'Give feedback' }).click();
  await screen.type(page, { 'Name *': 'Anna', Comment: 'The second picture is too dark.' });
  await screen.press(page, 'Send comment');
  await expect(feedback(page).getByRole('status')).toHaveText(/^Thank you\. .* can read it now\.$/);
  await expect(feedback(page).getByRole('listitem')).toContainText('The second picture is too dark.');

  await screen.press(page, 'Approve');
  await expect(feedback(page)).toContainText(/Anna approved this draft on \w+ \d+, \d{4}\./);
  expect(await linksOf(client, draft)).toMatchObject([{ comments: 1, decision: 'approved', changed_since: false }]);
});

test('who approves what has changed meanwhile sees the new one first, and keeps what was typed', async ({
  view: page,
}) => {
  await page.goto(link.path);
  await saveDraft(client, draft, { title: 'What we have changed' });
  await screen.type(page, { 'Name *': 'Ben', Comment: 'Fine with me.' });
  await screen.press(page, 'Approve');
  await expect(page.getByRole('alert')).toContainText('The draft has changed since you opened this page.');
  await expect(page.getByRole('heading', { level: 1, name: 'What we have changed' })).toBeVisible();
  await expect(screen.input(page, 'Comment')).toHaveValue('Fine with me.');
  await screen.press(page, 'Ask for changes');
  await expect(feedback(page)).toContainText('Ben asked for changes');
  expect(await linksOf(client, draft)).toMatchObject([{ decision: 'changes', decided_by: 'Ben' }]);
});

test('a link that is revoked leads to nothing, also for who has it open', async ({ view: page }) => {
  const other = await share(client, draft);
  await page.goto(other.path);
  await client.call('DELETE', `/preview-links/${other.id}`);
  await screen.type(page, { 'Name *': 'Anna', Comment: 'Too late' });
  await screen.press(page, 'Send comment');
  await expect(page).toHaveTitle('Page Not Found | Plinth');
});

test('the page of a link is accessible and fits, light and dark, narrow and wide', async ({ browser }) => {
  const page = await withScripts(browser);
  for (const { width, colorScheme, name } of looksAt(375, 1280)) {
    await page.setViewportSize({ width, height: 720 });
    await page.emulateMedia({ colorScheme });
    await page.goto(link.path);
    expect(await violations(page), name).toEqual([]);
    expect(await findOverflow(page), name).toEqual([]);
  }
  await page.context().close();
});

/** Axe runs as a script, which the page itself does not have. */
async function withScripts(browser: Browser) {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  return context.newPage();
}

import type { Page, Request } from '@playwright/test';
import { page as pageType } from '../../../content/types/page.ts';
import { service } from '../../../content/types/service.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { violations } from '../browser/violations.ts';
import { leave, openText, savedText } from '../browser/writing.ts';

const address = (page: Page) => screen.choice(page, 'Page or address');
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

test('a page is found by a word of its title, and linked by keyboard', async ({ view: page, app }) => {
  const { slug } = await maker(app).service('Kilns fired');
  const hidden = await maker(app).service('Kilns hidden', { status: 2 });
  const { id, editor } = await openText(page, app, '<p>linked</p>');
  await editor.press('Control+a');
  await editor.press('Control+k');
  await expect(address(page)).toBeFocused();
  await address(page).pressSequentially('kilns');
  await expect(options(page)).toHaveText([
    `Kilns firedService · /services/${slug}`,
    `Kilns hiddenService · /services/${hidden.slug} (InActive)`,
  ]);
  await address(page).press('ArrowDown');
  const first = await options(page).first().getAttribute('id');
  await expect(address(page)).toHaveAttribute('aria-activedescendant', String(first));
  await address(page).press('Enter');
  await expect(address(page)).toBeHidden();
  await expect(editor).toBeFocused();
  expect(await savedText(page, app, id)).toBe(`<p><a href="/services/${slug}">linked</a></p>`);
  await leave(page, app, id);
  for (const key of [slug, hidden.slug]) await app.remove(service, key);
});

test('what is typed of a title or an address is looked for in one search, which ends as typing goes on', async ({
  view: page,
  app,
}) => {
  const { slug } = await maker(app).service('Anvils cast');
  const { id, editor } = await openText(page, app, '<p>linked</p>');
  const addresses: string[] = [];
  const aborted: (string | null)[] = [];
  const searchIn = (request: Request) => new URL(request.url()).searchParams.get('search');
  page.on('request', (request) => {
    if (searchIn(request) && !request.url().includes('/api/media')) addresses.push(request.url());
  });
  page.on('requestfailed', (request) => aborted.push(searchIn(request)));
  await editor.press('Control+k');
  for (const typed of ['anvils ca', 'vils', '/anv']) {
    addresses.length = 0;
    await address(page).fill(typed);
    await expect(options(page)).toHaveText([`Anvils castService · /services/${slug}`]);
    const search = new URLSearchParams({ search: typed.replace('/', '') });
    expect(addresses).toEqual([`${app.origin}/api/link-targets?${search}`]);
  }
  await page.route('**/api/link-targets?search=anvil', () => {});
  const waiting = page.waitForRequest('**/api/link-targets?search=anvil');
  await address(page).fill('anvil');
  await waiting;
  await address(page).fill('anvils');
  await expect(options(page)).toHaveText([`Anvils castService · /services/${slug}`]);
  expect(aborted).toContain('anvil');
  await leave(page, app, id);
  await app.remove(service, slug);
});

test('the form of a link leaves the marked words in view', async ({ view: page, app }) => {
  const { id, editor } = await openText(
    page,
    app,
    '<p>The first line</p><p>The second line</p><p>The marked words</p>',
  );
  const marked = editor.getByText('The marked words');
  await marked.click({ clickCount: 3 });
  await editor.press('Control+k');
  await expect(address(page)).toBeFocused();
  const form = (await page.getByRole('dialog', { name: 'Link' }).boundingBox())!;
  const words = (await marked.boundingBox())!;
  expect(form.y).toBeGreaterThanOrEqual(words.y + words.height);
  await leave(page, app, id);
});

test('a page is chosen by pointer, or by Enter after a word, and inserted under its title', async ({
  view: page,
  app,
}) => {
  const { slug } = await maker(app).service('<b onclick="x">Tents</b> & more');
  const { id, editor } = await openText(page, app, '<p>See:</p>');
  await editor.press('Control+End');
  await screen.press(page, 'Link');
  await address(page).pressSequentially('tents');
  await options(page).filter({ hasText: '<b onclick="x">Tents</b> & more' }).click();
  await expect(editor).toBeFocused();
  await page.keyboard.type(' or ');
  await editor.press('Control+k');
  await address(page).pressSequentially('reviews');
  await expect(options(page)).toHaveCount(1);
  await address(page).press('Enter');
  await expect(editor).toBeFocused();
  expect(await savedText(page, app, id)).toBe(
    `<p>See:<a href="/services/${slug}">&lt;b onclick="x"&gt;Tents&lt;/b&gt; &amp; more</a> or <a href="/our-reviews">Our Reviews</a></p>`,
  );
  await leave(page, app, id);
  await app.remove(service, slug);
});

test('addresses are taken as people type them', async ({ view: page, app }) => {
  const { id, editor } = await openText(page, app, '<p>linked</p>');
  for (const [typed, href] of [
    [`${app.origin}/our-services?category=amazon`, '/our-services?category=amazon'],
    ['blogs/a-post', '/blogs/a-post'],
    ['/our-work', '/our-work'],
    ['www.loom.example', 'https://www.loom.example'],
    ['loom.example/x', 'https://loom.example/x'],
    ['mira@loom.example', 'mailto:mira@loom.example'],
  ] as const) {
    await editor.press('Control+a');
    await editor.press('Control+k');
    await address(page).fill(typed);
    await address(page).press('Enter');
    await expect(editor.getByRole('link')).toHaveAttribute('href', href);
    await expect(editor).toBeFocused();
  }
  await editor.press('Control+k');
  await expect(address(page)).toHaveValue('mailto:mira@loom.example');
  await address(page).fill('nothing is called this');
  await address(page).press('Enter');
  await expect(address(page)).toHaveAccessibleDescription('Choose a page, or type an address.');
  await address(page).fill('javascript:alert(1)');
  await address(page).press('Enter');
  const refusal = 'Links can only start with https://, http://, mailto: or tel:.';
  await expect(address(page)).toHaveAccessibleDescription(refusal);
  await address(page).fill('');
  await address(page).press('Enter');
  await expect(editor.getByRole('link')).toHaveCount(0);
  expect(await savedText(page, app, id)).toBe('<p>linked</p>');
  await leave(page, app, id);
});

test('what links to a record is listed with it, and on the dashboard once it is gone', async ({ view: page, app }) => {
  test.slow(); // twelve audits
  const { slug } = await maker(app).service('Anvils');
  const html = `<p>Buy <a href="/services/${slug}">an anvil</a>.</p>`;
  const sections = [{ id: 'a', type: 'richText', html }];
  const offer = await app.publisher.create(pageType, { title: 'Our offer', slug: 'our-offer', status: 1, sections });

  await page.goto(`/admin/service/show/${slug}`);
  await page.getByRole('tab', { name: 'Linked from' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Our offer Page, Sections' })).toBeVisible();
  for (const [width, colorScheme] of appearances) await expectAccessible(page, width, colorScheme);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('an anvil')).toHaveCount(0);

  await app.publisher.remove(service, slug);
  await page.reload();
  const dead = page.getByRole('region', { name: 'Dead links' });
  await expect(dead).toContainText(`“an anvil” in Our offer leads to /services/${slug}, which visitors cannot see.`);
  for (const [width, colorScheme] of appearances) await expectAccessible(page, width, colorScheme);
  await dead.getByRole('link', { name: 'Our offer' }).click();
  await expect(page).toHaveURL(/\/admin\/pages\/edit\/our-offer#field-sections\.0\.html$/);
  await expect(page.locator(':focus')).toHaveAttribute('id', 'field-sections.0.html');
  await page.goto('/our-offer');
  await expect(page.getByText('Buy an anvil.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'an anvil' })).toHaveCount(0);
  await app.remove(pageType, offer.slug);
});

test('the form of a link is accessible, on a phone too', async ({ view: page, app }) => {
  test.slow(); // four audits
  const { id, editor } = await openText(page, app, '<p>linked</p>');
  for (const [width, colorScheme] of appearances) {
    await show(page, width, colorScheme);
    await editor.press('Control+a');
    await editor.press('Control+k');
    await expect(address(page)).toBeInViewport({ ratio: 1 });
    await address(page).pressSequentially('our');
    await expect(options(page).first()).toBeVisible();
    await address(page).press('ArrowDown');
    await expect(address(page)).toHaveAttribute('aria-activedescendant');
    await expectAccessible(page, width, colorScheme);
    await address(page).press('Escape');
    await expect(address(page)).toBeHidden();
    await expect(editor).toBeFocused();
  }
  await leave(page, app, id);
});

const appearances = ([1280, 375] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => [width, colorScheme] as const),
);

type Appearance = (typeof appearances)[number];

async function show(page: Page, width: Appearance[0], colorScheme: Appearance[1]) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
}

async function expectAccessible(page: Page, width: Appearance[0], colorScheme: Appearance[1]) {
  await show(page, width, colorScheme);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
}

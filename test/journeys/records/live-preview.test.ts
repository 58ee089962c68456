import type { FrameLocator, Page } from '@playwright/test';
import { caseStudy } from '../../../content/types/case-study.ts';
import { page as pageType } from '../../../content/types/page.ts';
import { everySection, headingOf } from '../../every-section.ts';
import { expect, test } from '../browser/admin.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';
import { violations } from '../browser/violations.ts';

const CALL = /\/api\/live-preview$/;

/** What is shown of the page. */
const frameOf = (page: Page): FrameLocator => page.getByTitle('Preview of the page').contentFrame();
const heading = (page: Page, name: string) => frameOf(page).getByRole('heading', { name, exact: true });

const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** How far the frame is scrolled, in its pixels. */
const scrolled = (page: Page) =>
  frameOf(page)
    .locator('html')
    .evaluate(() => scrollY);

/** How far below the top of the frame a section begins, in pixels of the frame. */
const topOf = (page: Page, id: string) =>
  frameOf(page)
    .locator(`#section-${id}`)
    .evaluate((section) => section.getBoundingClientRect().top);

const texts = Array.from({ length: 6 }, (_, index) => ({
  id: `text-${index}`,
  type: 'richText',
  heading: `Part ${index}`,
  html: `<p>${'A sentence of some length. '.repeat(40)}</p>`,
}));
const hero = { id: 'hero', type: 'hero', title: 'We build', actions: [{ label: 'Write to us', link: '/contact-us' }] };

test('shows what is typed before it is saved, and visitors nothing of it', async ({ app, view: page, stranger }) => {
  const { slug } = await app.publisher.create(pageType, { title: 'Typed', status: 1, sections: [hero, ...texts] });
  await page.goto(`/admin/pages/edit/${slug}`);
  await expect(heading(page, 'We build')).toBeVisible();
  await card(page, 'Hero').click();
  await screen.input(page, 'Title').last().fill('We build and grow');
  await expect(heading(page, 'We build and grow')).toBeVisible();
  await stranger.goto(`/${slug}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('We build');
  // From within the preview, too.
  await frameOf(page).getByRole('link', { name: 'Write to us', exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+s');
  await screen.expectToast(page, 'Draft Saved!');
  await expect(heading(page, 'We build and grow')).toBeVisible();
});

test('shows a page that was never saved, and unfinished sections', async ({ app, quiet }) => {
  // With a draft that other tests must not find.
  const context = await app.open(app.publisher.token);
  const page = await context.newPage();
  quiet(page);
  await page.goto('/admin/pages/create');
  await screen.input(page, 'Title').fill('All new');
  await expect(heading(page, 'All new')).toBeVisible();
  for (const kind of ['Questions', 'Hero', 'Logos']) {
    await screen.press(page, 'Add a section');
    await page
      .getByRole('dialog', { name: 'Add a section' })
      .getByRole('button', { name: new RegExp(`^${kind}`) })
      .click();
  }
  await screen.input(page, 'Title').last().fill('Half a');
  await expect(heading(page, 'Half a')).toBeVisible();
  await context.close();
});

test('keeps its place and its pictures while another section is typed', async ({ app, view: page }) => {
  const picture = {
    id: 'picture',
    type: 'pictureText',
    html: '<p>Words.</p>',
    image: app.picture,
    image_alt: 'A loom',
  };
  const sections = [hero, picture, ...texts];
  const { slug } = await app.publisher.create(pageType, { title: 'Steady', status: 1, sections });
  await page.goto(`/admin/pages/edit/${slug}`);
  const loom = frameOf(page).getByRole('img', { name: 'A loom' });
  await loom.evaluate((image) => Object.assign(image, { isTheSame: true }));
  await card(page, 'Hero').click();
  await frameOf(page)
    .locator('html')
    .evaluate(() => scrollTo(0, 300));
  await screen.input(page, 'Title').last().fill('Another claim');
  await expect(heading(page, 'Another claim')).toHaveCount(1);
  await expect(heading(page, 'We build')).toHaveCount(0);
  expect(await scrolled(page)).toBe(300);
  expect(await loom.evaluate((image) => 'isTheSame' in image)).toBe(true);
  await screen.press(page, 'Move Picture and text down');
  await expect.poll(() => frameOf(page).locator('main > section').nth(1).getAttribute('id')).toBe('section-text-0');
  expect(await loom.evaluate((image) => 'isTheSame' in image)).toBe(true);
});

test('scrolls to the section whose card has the focus', async ({ app, view: page }) => {
  const { slug } = await app.publisher.create(pageType, { title: 'Followed', status: 1, sections: [hero, ...texts] });
  await page.goto(`/admin/pages/edit/${slug}`);
  await expect(heading(page, 'We build')).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await card(page, 'Text Part 4').click();
  await expect.poll(() => topOf(page, 'text-4')).toBeLessThan(200);
  const window = await page.evaluate(() => scrollY);
  await card(page, 'Hero').focus();
  await expect.poll(() => scrolled(page)).toBeLessThan(100);
  expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(window);
});

test('scrolls to the section that was moved to another place', async ({ app, view: page }) => {
  const { slug } = await app.publisher.create(pageType, { title: 'Moved', status: 1, sections: [hero, ...texts] });
  await page.goto(`/admin/pages/edit/${slug}`);
  await expect(heading(page, 'We build')).toBeVisible();
  for (const place of [1, 2, 3]) {
    await screen.press(page, 'Move Hero down');
    await expect.poll(() => frameOf(page).locator('main > section').nth(place).getAttribute('id')).toBe('section-hero');
  }
  await expect.poll(() => topOf(page, 'hero')).toBeLessThan(400);
  expect(await scrolled(page)).toBeGreaterThan(100);
});

test('follows a section that is dragged to another place', async ({ app, view: page }) => {
  const { slug } = await app.publisher.create(pageType, { title: 'Dragged', status: 1, sections: [hero, ...texts] });
  // Both cards are in view, as nothing scrolls while the mouse is down.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(`/admin/pages/edit/${slug}`);
  await expect(heading(page, 'We build')).toBeVisible();
  const grip = (place: number) => page.getByRole('button', { name: new RegExp(`^Reorder .*, ${place} of 7$`) });
  const target = page.getByRole('listitem').filter({ has: grip(5) });
  const { height = 0 } = (await target.boundingBox()) ?? {};
  await grip(1).dragTo(target, { targetPosition: { x: 100, y: height - 10 } });
  await expect.poll(() => frameOf(page).locator('main > section').nth(4).getAttribute('id')).toBe('section-hero');
  await expect.poll(() => topOf(page, 'hero')).toBeLessThan(400);
  expect(await scrolled(page)).toBeGreaterThan(100);
});

test('a click on a section opens its card, and nothing leads away', async ({ app, view: page }) => {
  const form = { id: 'form', type: 'contactForm', heading: 'Write to us now' };
  const sections = [hero, ...texts, form];
  const { slug } = await app.publisher.create(pageType, { title: 'Clicked', status: 1, sections });
  await page.goto(`/admin/pages/edit/${slug}`);
  await heading(page, 'Part 3').click();
  await expect(card(page, 'Text Part 3')).toBeFocused();
  await expect(card(page, 'Text Part 3')).toHaveAttribute('aria-expanded', 'true');
  await expect(card(page, 'Text Part 3')).toBeInViewport();

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || (request.method() === 'POST' && !CALL.test(request.url())))
      requests.push(request.url());
  });
  const frame = frameOf(page);
  await frame.getByRole('link', { name: 'Write to us', exact: true }).click();
  await frame.getByRole('link', { name: 'Write to us', exact: true }).click({ button: 'middle' });
  await frame.getByRole('banner').getByRole('link').first().click();
  await expect(card(page, 'Hero')).toHaveAttribute('aria-expanded', 'true');
  const fields = frame.getByRole('form', { name: form.heading });
  for (const name of ['Name', 'Phone', 'Message']) await fields.getByRole('textbox', { name }).fill('0300 1234567');
  await fields.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await fields.getByRole('textbox', { name: 'Name' }).press('Enter');
  await fields.getByRole('button', { name: 'Submit' }).click();
  await expect(card(page, 'Form')).toHaveAttribute('aria-expanded', 'true');
  expect(requests).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
});

test('switches between the width of a phone and that of a desktop', async ({ app, view: page }) => {
  const { slug } = await app.publisher.create(pageType, { title: 'Wide', status: 1, sections: [hero] });
  await page.goto(`/admin/pages/edit/${slug}`);
  await expect(heading(page, 'We build')).toBeVisible();
  const width = () =>
    frameOf(page)
      .locator('html')
      .evaluate(() => innerWidth);
  for (const [name, pixels] of [
    ['Desktop width', 1280],
    ['Phone width', 375],
  ] as const) {
    await screen.press(page, name);
    await expect(page.getByRole('button', { name, pressed: true })).toBeVisible();
    await expect.poll(width).toBe(pixels);
    const room = await page.getByRole('region', { name: 'Preview', exact: true }).boundingBox();
    const box = await page.getByTitle('Preview of the page').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(room?.width ?? 0);
    await expect(heading(page, 'We build')).toBeVisible();
  }
});

test('leaves out hidden sections', async ({ app, view: page }) => {
  const { slug } = await app.publisher.create(pageType, { title: 'Hiding', status: 1, sections: [hero, ...texts] });
  await page.goto(`/admin/pages/edit/${slug}`);
  await expect(heading(page, 'Part 0')).toHaveCount(1);
  await screen.press(page, 'Actions for Hero');
  await page.getByRole('menuitem', { name: 'Hide on the page' }).click();
  await expect(heading(page, 'We build')).toHaveCount(0);
  await expect(heading(page, 'Part 0')).toHaveCount(1);
});

test('shows no older result after a newer one', async ({ app, view: page }) => {
  const { slug } = await app.publisher.create(pageType, { title: 'Late', status: 1, sections: [hero] });
  await page.goto(`/admin/pages/edit/${slug}`);
  await expect(heading(page, 'We build')).toBeVisible();
  await card(page, 'Hero').click();
  const title = screen.input(page, 'Title').last();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(CALL, async (route) => {
    if (route.request().postData()?.includes('"The first"')) await promise;
    await route.continue();
  });
  const first = page.waitForRequest((request) => request.postData()?.includes('"The first"') ?? false);
  const answered = first.then((request) => request.response());
  await title.fill('The first');
  await first;
  await title.fill('The second');
  await expect(heading(page, 'The second')).toBeVisible();
  const claim = frameOf(page).getByRole('heading', { level: 1 });
  const textsSeen = await claim.evaluateHandle((element) => {
    const texts: (string | null)[] = [];
    const observed = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => texts.push(element.textContent)).observe(element, observed);
    return texts;
  });
  release();
  await (await answered)?.finished();
  await title.fill('The third');
  await expect(heading(page, 'The third')).toBeVisible();
  expect(await textsSeen.jsonValue()).toEqual(['The third']);
});

test('shows case studies, and posts when asked, as they were left', async ({ app, view: page }) => {
  const text = { client: 'Ada', short_description: 'In short.', image: app.picture, status: 1 };
  const study = await app.publisher.create(caseStudy, { ...text, title: 'A study', sections: texts });
  await page.goto(`/admin/case-studies/edit/${study.slug}`);
  await expect(heading(page, 'A study')).toBeVisible();
  await screen.input(page, 'Title').fill('A longer study');
  await expect(heading(page, 'A longer study')).toBeVisible();

  const post = await maker(app).blog('A post');
  await page.goto(`/admin/blogs/edit/${post.slug}`);
  await expect(page.getByRole('button', { name: 'Preview', pressed: false })).toBeVisible();
  await screen.press(page, 'Preview');
  await expect(heading(page, 'A post')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'A post')).toBeVisible();
  await screen.press(page, 'Preview');
  await expect(page.getByTitle('Preview of the page')).toHaveCount(0);
});

test('is a dialog on small screens, whose sections lead to their cards', async ({ app, view: page }) => {
  const { slug } = await app.publisher.create(pageType, { title: 'Small', status: 1, sections: [hero, ...texts] });
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(`/admin/pages/edit/${slug}`);
  await screen.input(page, 'Lead').fill('Typed on a phone');
  await expect(page.getByTitle('Preview of the page')).toHaveCount(0);
  await screen.press(page, 'Preview');
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await expect(dialog).toBeVisible();
  await heading(page, 'Part 2').click();
  await expect(dialog).toHaveCount(0);
  await expect(card(page, 'Text Part 2')).toBeFocused();
  await expect(card(page, 'Text Part 2')).toHaveAttribute('aria-expanded', 'true');
  await card(page, 'Text Part 4').focus();
  await screen.press(page, 'Preview');
  await expect.poll(() => topOf(page, 'text-4')).toBeLessThan(200);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
});

test('is accessible with every section, light and dark, beside the form and in a dialog', async ({
  app,
  view: page,
}) => {
  const sections = everySection(app.picture);
  const { slug } = await app.publisher.create(pageType, { title: 'Every section', status: 1, sections });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/admin/pages/edit/${slug}`);
    if (width === 375) await screen.press(page, 'Preview');
    await expect(heading(page, headingOf('prices'))).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violations(page), `${width} px, light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, ['color-contrast', 'link-in-text-block']), `${width} px, dark`).toEqual([]);
  }
});

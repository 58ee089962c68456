import type { Page } from '@playwright/test';
import { page as pageType } from '../../../content/types/page.ts';
import { picture } from '../../pictures.ts';
import { expect, refusals, test } from '../browser/admin.ts';
import { sampleFields } from '../../api/app/sample-fields.ts';
import { violations } from '../browser/violations.ts';
import { maker } from '../browser/records.ts';
import * as screen from '../browser/screen.ts';

interface Section {
  id: string;
  type: string;
  hidden: boolean;
  [field: string]: unknown;
}

interface Drafted {
  id: number;
  fields: { sections: Section[] };
}

function grip(page: Page, name: string) {
  return page.getByRole('button', { name: new RegExp(`^Reorder ${name},`) });
}

/** The card of a section, of an entry of a list, or of a chosen record. */
function card(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: grip(page, name) });
}

/** The names of the cards, from first to last. */
function order(page: Page) {
  return grip(page, '.*').evaluateAll((grips) =>
    grips.map((element) => /^Reorder (.*), \d+ of \d+$/.exec(element.getAttribute('aria-label') ?? '')?.[1]),
  );
}

function open(page: Page, name: string) {
  return card(page, name)
    .first()
    .getByRole('button', { name: new RegExp(`^${name}`), expanded: false })
    .click();
}

async function act(page: Page, name: string, action: string) {
  await screen.press(page, `Actions for ${name}`);
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

function expectSaid(page: Page, sentence: string) {
  return expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1);
}

test.describe('sections of a page', () => {
  const hero = { id: 'hero', type: 'hero', title: 'We build' };
  const text = { id: 'text', type: 'richText', heading: 'At length', html: '<p>Words.</p>' };
  const cards = { id: 'cards', type: 'cards', heading: 'Points', cards: [{ title: 'One', text: 'First.' }] };

  test('are made by keyboard alone', async ({ app, view: page }) => {
    await page.goto('/admin/pages/create');
    await screen.input(page, 'Title').fill('By keyboard');
    await screen.choose(page, 'Status', 'Active');

    for (const kind of ['Hero', 'Text', 'Questions']) {
      await page.getByRole('button', { name: 'Add a section' }).focus();
      await page.keyboard.press('Enter');
      const palette = page.getByRole('dialog', { name: 'Add a section' });
      await palette.getByRole('button', { name: new RegExp(`^${kind}`) }).focus();
      await page.keyboard.press('Enter');
      await expectSaid(page, `${kind} added.`);
    }
    const heading = card(page, 'Questions').getByRole('textbox', { name: 'Heading' });
    await expect(heading).toBeFocused();
    await page.keyboard.type('What people ask');

    await grip(page, 'Questions').focus();
    await page.keyboard.press('ArrowUp');
    await expectSaid(page, 'Questions is now 2 of 3.');
    await page.keyboard.press('Home');
    await expectSaid(page, 'Questions is now 1 of 3.');
    await expect(grip(page, 'Questions')).toBeFocused();
    expect(await order(page)).toEqual(['Questions', 'Hero', 'Text']);

    await card(page, 'Hero').getByRole('textbox', { name: 'Title' }).fill('We build');
    await card(page, 'Text').getByRole('textbox', { name: 'Text', exact: true }).fill('At length.');
    await screen.press(page, 'Save');
    await expect(page).toHaveURL(/\/admin\/pages$/);
    const [first, ...others] = await sectionsOf('by-keyboard');
    expect(first).toMatchObject({ type: 'faq', heading: 'What people ask' });
    expect(others.map(({ type }) => type)).toEqual(['hero', 'richText']);

    async function sectionsOf(slug: string) {
      return (await app.publisher.call<{ data: { sections: Section[] } }>('GET', `/pages/${slug}`)).data.sections;
    }
  });

  test('are dragged, duplicated, hidden, and come back after they were removed', async ({ app, view: page }) => {
    const { slug } = await app.publisher.create(pageType, { title: 'Moved', status: 1, sections: [hero, text, cards] });
    await page.goto(`/admin/pages/edit/${slug}`);
    await grip(page, 'Hero').dragTo(card(page, 'Cards'), { targetPosition: { x: 100, y: 40 } });
    await expect.poll(() => order(page)).toEqual(['Text', 'Cards', 'Hero']);
    await screen.press(page, 'Move Cards up');
    expect(await order(page)).toEqual(['Cards', 'Text', 'Hero']);

    await act(page, 'Text', 'Remove');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    expect(await order(page)).toEqual(['Cards', 'Hero']);
    await page.keyboard.press('Enter');
    await expect.poll(() => order(page)).toEqual(['Cards', 'Text', 'Hero']);

    await act(page, 'Hero', 'Duplicate');
    await expect(card(page, 'Hero').nth(1).getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('We also grow');
    await act(page, 'Text', 'Hide on the page');
    await expect(card(page, 'Text').getByText('Hidden')).toBeVisible();
    await screen.press(page, 'Update');
    await screen.expectToast(page, 'Page Updated!');

    const { data } = await app.publisher.call<{ data: { sections: Section[] } }>('GET', `/pages/${slug}`);
    expect(data.sections.map(({ id }) => id)).toEqual(['cards', 'text', 'hero', expect.not.stringMatching(/^hero$/)]);
    expect(data.sections.map(({ hidden }) => hidden)).toEqual([false, true, false, false]);
    expect(data.sections[2]).toMatchObject({ title: 'We build' });
    expect(data.sections[3]).toMatchObject({ title: 'We also grow' });
    expect(data.sections[0]).toMatchObject(cards);
  });

  test('open where something is wrong, and forget it when they are moved', async ({ app, view: page }) => {
    const { slug } = await app.publisher.create(pageType, { title: 'Wrong', status: 1, sections: [hero, text, cards] });
    await page.goto(`/admin/pages/edit/${slug}`);
    await open(page, 'Cards');
    await screen.press(page, 'Add a card');
    const second = card(page, 'Card 2').last();
    await expect(second.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.type('Two');
    await screen.choice(second, 'Link').fill('javascript:alert(1)');
    await second.getByRole('textbox', { name: 'Text', exact: true }).fill('Second.');
    // Closed again, both of them.
    await second.getByRole('button', { name: /^Card 2/, expanded: true }).click();
    await page.getByRole('button', { name: /^Cards( Needs| Points)/, expanded: true }).click();
    await screen.press(page, 'Update');

    const link = screen.choice(page, 'Link');
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('aria-invalid', 'true');
    await grip(page, 'Card 2').focus();
    await page.keyboard.press('ArrowUp');
    await expect(link).not.toHaveAttribute('aria-invalid');
    await link.fill('/meeting');
    await screen.press(page, 'Update');
    await screen.expectToast(page, 'Page Updated!');
    const { data } = await app.publisher.call<{ data: { sections: Section[] } }>('GET', `/pages/${slug}`);
    expect(data.sections[2]?.['cards']).toMatchObject([{ title: 'Two', link: '/meeting' }, { title: 'One' }]);
  });

  test('show chosen records in the order of the editor, found by typing', async ({ app, view: page }) => {
    const make = maker(app);
    const oldest = await make.review('Oldest harbour');
    for (let index = 0; index < 25; index++) await make.review(`Newer ${index}`);
    const newest = await make.review('Newest harbour');
    const quotes = { id: 'quotes', type: 'quotes', source: 'chosen', reviews: [newest.id] };
    const { slug } = await app.publisher.create(pageType, { title: 'Quoted', status: 1, sections: [quotes] });
    await page.goto(`/admin/pages/edit/${slug}`);
    await open(page, 'Quotes');
    await expect(grip(page, 'Newest harbour')).toBeVisible();
    const search = screen.choice(page, 'Add to Chosen Reviews');
    await search.fill('oldest');
    await page.getByRole('option', { name: 'Oldest harbour' }).click();
    await screen.press(page, 'Move Oldest harbour up');
    await expectSaid(page, 'Oldest harbour is now 1 of 2.');
    await search.fill('harbour');
    await expect(page.getByText('No matches')).toBeVisible();
    await screen.press(page, 'Update');
    await screen.expectToast(page, 'Page Updated!');
    const { data } = await app.publisher.call<{ data: { sections: Section[] } }>('GET', `/pages/${slug}`);
    expect(data.sections[0]?.['reviews']).toEqual([oldest.id, newest.id]);
  });

  test.describe('of two people', () => {
    test.use({ failures: refusals });

    test('keep what two people write in different boxes of one of them, and its new place', async ({
      app,
      view: page,
    }) => {
      const { slug } = await app.publisher.create(pageType, { title: 'Of two', status: 1, sections: [hero, cards] });
      await page.goto(`/admin/pages/edit/${slug}`);
      await open(page, 'Cards');
      const heading = card(page, 'Cards').getByRole('textbox', { name: 'Heading' });
      await heading.fill('My points');
      await screen.press(page, 'Save draft');
      await screen.expectToast(page, 'Draft Saved!');
      const omar = await app.join('Omar Boxes');
      const draft = async () => (await omar.call<{ data: Drafted }>('GET', `/pages/${slug}/draft`)).data;
      const { id, fields } = await draft();
      const [first, second] = fields.sections;
      await omar.call('PUT', `/drafts/${id}`, { fields: { sections: [{ ...second, lead: 'Their lead' }, first] } });

      await heading.fill('All my points');
      await screen.press(page, 'Save draft');
      await expect(card(page, 'Cards').getByRole('textbox', { name: 'Lead' })).toHaveValue('Their lead');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await screen.press(page, 'Save draft');
      await expect
        .poll(async () => (await draft()).fields.sections)
        .toMatchObject([{ id: 'cards', heading: 'All my points', lead: 'Their lead' }, { id: 'hero' }]);
      await app.remove(pageType, slug);
    });
  });

  test('keep a picture that arrives after its section was moved', async ({ app, view: page }) => {
    const pictures = { id: 'pictures', type: 'pictureText', html: '<p>Words.</p>', image: app.picture };
    const { slug } = await app.publisher.create(pageType, { title: 'Late', status: 1, sections: [hero, pictures] });
    await page.goto(`/admin/pages/edit/${slug}`);
    await open(page, 'Picture and text');
    const release = await screen.delay(page, 'POST', /\/api\/media/);
    const file = { name: 'late.png', mimeType: 'image/png', buffer: await picture() };
    await page.getByLabel('Picture', { exact: true }).setInputFiles(file);
    await screen.press(page, 'Move Picture and text up');
    await card(page, 'Picture and text').getByRole('textbox', { name: 'Heading' }).fill('Meanwhile');
    const stored = page.waitForResponse(/\/api\/media/);
    release();
    const { data: uploaded } = (await (await stored).json()) as { data: { image: string } };
    await expect(page.getByRole('img', { name: 'The chosen Picture' })).toHaveAttribute('src', uploaded.image);
    await screen.press(page, 'Update');
    await screen.expectToast(page, 'Page Updated!');
    const { data } = await app.publisher.call<{ data: { sections: Section[] } }>('GET', `/pages/${slug}`);
    expect(data.sections).toMatchObject([
      { id: 'pictures', image: uploaded.image, heading: 'Meanwhile' },
      { id: 'hero', title: 'We build' },
    ]);
  });

  test('of every kind are accessible and fit, light and dark, on a phone and on a laptop', async ({
    app,
    view: page,
  }) => {
    const samples = await sampleFields(pageType, async () => app.picture);
    const { slug } = await app.publisher.create(pageType, { ...samples, title: 'Every kind' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/admin/pages/edit/${slug}`);
    for (const name of ['Hero', 'Cards', 'Card 1', 'Quotes', 'Prices', 'Plan 1']) await open(page, name);
    for (const width of [1280, 375, 320]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await expectAccessible(page);
    await screen.press(page, 'Add a section');
    await expect(page.getByRole('dialog', { name: 'Add a section' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Add a section' })).toBeFocused();
    await expectAccessible(page);
  });
});

async function expectAccessible(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page)).toEqual([]);
  // Only this rule depends on colors.
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, ['color-contrast'])).toEqual([]);
}

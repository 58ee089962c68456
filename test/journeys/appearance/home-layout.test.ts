import { expect, type Locator, type Page } from '@playwright/test';
import { testOnSharedPage } from '../browser/shared-page.ts';

const test = testOnSharedPage({});

test('cards of a row stay level while they slide in, and are at rest once 8rem of them is visible', async ({
  view: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  const length = await page.evaluate(() => document.body.scrollHeight);
  const moving: number[] = [];
  for (let top = 0; top < length; top += 170) {
    for (const card of await cardsAt(page, top)) {
      if (card.shift > 0) moving.push(card.shift);
      if (card.visible >= 8 * 16) expect(card.shift, `scrolled by ${top} px`).toBe(0);
      expect(card.row).toEqual(card.row.map(() => card.shift));
    }
  }
  expect(moving.length).toBeGreaterThan(5);
});

test('everything below the fold is rendered at once, so that full-page captures show it', async ({ view: page }) => {
  await page.goto('/');
  const hidden = await page
    .locator('main > section h2, footer h2')
    .evaluateAll((all) => all.filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true })));
  expect(hidden).toEqual([]);
});

test('the artwork of the home page is complete on small screens, and beside the text on medium ones', async ({
  view: page,
}) => {
  const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  for (const width of [320, 375, 640, 768, 1023]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const frame = await edgesOf(hero.locator('svg'));
    const sun = await edgesOf(hero.locator('svg .sun'));
    const call = await edgesOf(hero.getByRole('link').first());
    expect(sun.top, `${width} px`).toBeGreaterThanOrEqual(frame.top);
    expect(sun.right, `${width} px`).toBeLessThanOrEqual(width);
    if (width >= 640) expect(frame.top, `${width} px`).toBeLessThan(call.top);
  }
});

test('the dots of the coast-to-coast artwork align with their columns, which keep a distance to the text above', async ({
  view: page,
}) => {
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: /coast to coast/ }) });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const dots = await section.locator('svg path:nth-of-type(n + 3)').evaluateAll(leftEdges);
  const columns = await section.getByRole('listitem').evaluateAll(leftEdges);
  expect(dots).toEqual(columns);
  for (const width of [375, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const lead = await edgesOf(section.getByRole('paragraph').first());
    const list = await edgesOf(section.getByRole('list'));
    expect(list.top - lead.bottom, `${width} px`).toBeGreaterThanOrEqual(24);
  }
});

test('no ring crosses the text of the contact band', async ({ view: page }) => {
  const band = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Tell us what you want' }) });
  await page.goto('/');
  for (const width of [640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const sentence = await band.getByRole('paragraph').evaluate((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      return range.getBoundingClientRect().right;
    });
    const rings = band.locator('svg');
    if (await rings.isVisible()) expect(sentence, `${width} px`).toBeLessThan((await edgesOf(rings)).left);
  }
});

/** Scrolls, and returns the offset of each card, how much of it is visible, and the offsets of the cards in its row. */
async function cardsAt(page: Page, top: number) {
  return page.evaluate(async (top) => {
    scrollTo(0, top);
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const targets = document
      .getAnimations()
      .filter((animation) => (animation as CSSAnimation).animationName === 'reveal')
      .map(({ effect }) => (effect as KeyframeEffect).target as HTMLElement);
    const cards = targets.map((card) => {
      const shift = new DOMMatrix(getComputedStyle(card).transform).m42;
      return { shift, place: Math.round(card.getBoundingClientRect().top - shift) };
    });
    return cards.map(({ shift, place }) => ({
      shift,
      visible: innerHeight - place,
      row: cards.filter((other) => other.place === place).map((other) => other.shift),
    }));
  }, top);
}

function edgesOf(part: Locator): Promise<DOMRect> {
  return part.evaluate((element) => element.getBoundingClientRect());
}

function leftEdges(parts: Element[]): number[] {
  return parts.map((part) => Math.round(part.getBoundingClientRect().left));
}

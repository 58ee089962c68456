import { expect, type Locator, type Page } from '@playwright/test';
import { testOnOnePage } from '../browser/one-page.ts';

const test = testOnOnePage({});

test('cards of a row stay level as they come in, and are in their place once a hand of them is seen', async ({
  view: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  const length = await page.evaluate(() => document.body.scrollHeight);
  const moving: number[] = [];
  for (let top = 0; top < length; top += 170) {
    for (const card of await cardsAt(page, top)) {
      if (card.shift > 0) moving.push(card.shift);
      if (card.seen >= 8 * 16) expect(card.shift, `scrolled by ${top} px`).toBe(0);
      expect(card.besides).toEqual(card.besides.map(() => card.shift));
    }
  }
  expect(moving.length).toBeGreaterThan(5);
});

test('nothing below the first screen waits to be drawn, as captures of whole pages would miss it', async ({
  view: page,
}) => {
  await page.goto('/');
  const waiting = await page
    .locator('main > section h2, footer h2')
    .evaluateAll((all) => all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })));
  expect(waiting).toEqual([]);
});

test('the artwork of the home page is whole on small screens, and beside the words on middling ones', async ({
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

test('the dots of the way from coast to coast stand over their columns, which keep a distance from the words above', async ({
  view: page,
}) => {
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: /coast to coast/ }) });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const dots = await section.locator('svg path:nth-of-type(n + 3)').evaluateAll(leftEdges);
  const columns = await section.locator('dt').evaluateAll(leftEdges);
  expect(dots).toEqual(columns);
  for (const width of [375, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const lead = await edgesOf(section.getByRole('paragraph').first());
    const list = await edgesOf(section.locator('dl'));
    expect(list.top - lead.bottom, `${width} px`).toBeGreaterThan(24);
  }
});

test('no ring crosses the sentence of the contact band', async ({ view: page }) => {
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

/** Scrolls, and tells of each card how far it is from its place, how much of it is seen, and how far those beside it are. */
async function cardsAt(page: Page, top: number) {
  return page.evaluate(async (top) => {
    scrollTo(0, top);
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const targets = document
      .getAnimations()
      .filter((one) => (one as CSSAnimation).animationName === 'reveal')
      .map(({ effect }) => (effect as KeyframeEffect).target as HTMLElement);
    const cards = targets.map((card) => {
      const shift = new DOMMatrix(getComputedStyle(card).transform).m42;
      return { shift, place: Math.round(card.getBoundingClientRect().top - shift) };
    });
    return cards.map(({ shift, place }) => ({
      shift,
      seen: innerHeight - place,
      besides: cards.filter((other) => other.place === place).map((other) => other.shift),
    }));
  }, top);
}

function edgesOf(part: Locator): Promise<DOMRect> {
  return part.evaluate((element) => element.getBoundingClientRect());
}

function leftEdges(parts: Element[]): number[] {
  return parts.map((part) => Math.round(part.getBoundingClientRect().left));
}

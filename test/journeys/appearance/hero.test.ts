import { expect, test } from '@playwright/test';
import { startServer } from '../browser/server.ts';

const words = {
  title: 'Marketing and software that pay for themselves',
  lead: 'One small team designs, builds and grows what you sell online, at a price agreed before we start.',
  image_alt: 'The team',
};

for (const style of ['plinth', 'gantry'])
  test(`no word of a hero is broken, or covered by its picture, in the style of ${style}`, async ({ page }) => {
    const { origin, publisher, stop } = await startServer({ content: `demo:${style}` });
    const image = await publisher.upload();
    for (const look of ['artwork', 'beside']) {
      const sections = [{ id: 'hero', type: 'hero', look, image, ...words }];
      await publisher.call('POST', '/pages', { title: look, status: 1, sections });
      await page.goto(`${origin}/${look}`);
      for (const width of [768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(findCovered), `${look}, ${width} px`).toEqual([]);
      }
    }
    await stop();
  });

test('buttons and links stand out from a picture behind them, in the style of gantry', async ({ page }) => {
  const { origin, publisher, stop } = await startServer({ content: 'demo:gantry' });
  const actions = [
    { label: 'See the prices', link: '/our-services' },
    { label: 'Write to us', link: '/contact-us' },
  ];
  const hero = { id: 'hero', type: 'hero', look: 'behind', image: await publisher.upload(), actions, ...words };
  await publisher.call('POST', '/pages', { title: 'Behind', status: 1, sections: [hero] });
  await page.goto(`${origin}/behind`);
  const main = page.getByRole('main');
  const titleColor = await main.getByRole('heading').evaluate((title) => getComputedStyle(title).color);
  await expect(main.getByRole('link', { name: 'Write to us' })).toHaveCSS('color', titleColor);
  await expect(main.getByRole('link', { name: 'See the prices' })).toHaveCSS('background-color', titleColor);
  await stop();
});

/** Returns the words of the hero that stand on two lines, or reach into the picture beside them. */
function findCovered(): string[] {
  const claim = document.querySelector('.claim');
  if (!claim) return ['the hero'];
  const picture = document.querySelector('.hero > svg, .hero img')?.getBoundingClientRect();
  const { bottom } = claim.getBoundingClientRect();
  const edge = picture && picture.top < bottom ? picture.left : document.documentElement.clientWidth;
  const faults: string[] = [];
  const texts = document.createTreeWalker(claim, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = range.getClientRects();
      if (lines.length !== 1 || range.getBoundingClientRect().right > edge) faults.push(word);
    }
  }
  return faults;
}

import { expect, type Page, test } from '@playwright/test';
import { publicPages } from '../browser/routes.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('with reduced motion nothing moves on any page, not even on hover', async ({ page }) => {
  for (const { path } of publicPages) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link').or(page.getByRole('button')).first().hover();
    const moving = () =>
      document.getAnimations().filter((animation) => (animation as CSSAnimation).animationName !== 'fonts').length;
    expect(await page.evaluate(moving), path).toBe(0);
  }
});

test('with reduced motion pages do not fade into one another', async ({ page }) => {
  await recordAnimations(page);
  await page.goto('/meeting');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Reviews' }).click();
  await expect(page).toHaveURL('/our-reviews');
  await expect(page.locator('html')).toHaveAttribute('data-moving', '');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the picture of a post, a service and a case study becomes that of its page', async ({ page }) => {
    await recordAnimations(page);
    for (const list of ['/our-blogs', '/our-services', '/our-work']) {
      await page.goto(list);
      const name = await page.locator('main img').first().evaluate(nameOf);
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
      await expect(page).not.toHaveURL(list);
      await expect(page.locator('html')).toHaveAttribute('data-carried', new RegExp(`\\b${name}\\b`));
    }
  });

  test('a page can be pressed while a picture moves to it', async ({ page }) => {
    await page.goto('/meeting');
    const element = await page.getByRole('main').getByRole('textbox').first().evaluate(elementDuringTransition);
    expect(element).toBe('INPUT');
  });

  test('no page has two elements of one name, which would end the transition', async ({ page }) => {
    for (const { path } of publicPages) {
      await page.goto(path);
      const names = (await page.locator('main *:visible').evaluateAll(namesOf)).filter((name) => name !== 'none');
      expect(new Set(names).size, path).toBe(names.length);
    }
  });
});

const nameOf = (element: Element) => getComputedStyle(element).viewTransitionName;
const namesOf = (elements: Element[]) => elements.map((element) => getComputedStyle(element).viewTransitionName);

/** Returns the tag of what a click in the middle of an element would reach while a transition runs. */
async function elementDuringTransition(element: Element) {
  const { ready } = document.startViewTransition();
  await ready;
  for (const animation of document.getAnimations()) animation.pause();
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.tagName;
}

/** Records the animations that run when a page is first shown. */
async function recordAnimations(page: Page) {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready.catch(() => {});
      document.documentElement.dataset['carried'] = document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
        .filter((name) => name.startsWith('::view-transition-group('))
        .join();
      document.documentElement.dataset['moving'] = document
        .getAnimations()
        // It only switches fonts.
        .filter((animation) => (animation as CSSAnimation).animationName !== 'fonts')
        .map(({ id, constructor }) => id || constructor.name)
        .join();
    });
  });
}

import { expect, type Locator, type Page, type Request, test as base } from '@playwright/test';
import { about } from '../../../content/types/about.ts';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { review } from '../../../content/types/review.ts';
import { servicePage } from '../../../content/types/service-page.ts';
import { service } from '../../../content/types/service.ts';
import { settings } from '../../../content/types/settings.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { fieldsOf } from '../../hostile/fields.ts';
import { findOverflow } from '../browser/overflow.ts';
import { startServer } from '../browser/server.ts';

const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const arabic = 'مرحبا بكم، نحن نصمم المواقع.';
const polish = 'Łódź';
const prose = 'Words that say little and go on for longer than a card has room for, '.repeat(8);

interface TestApp {
  origin: string;
  /** Paths of posts by the kind of their text. */
  posts: Record<'long' | 'arabic' | 'polish' | 'prose', string>;
  service: string;
}

const test = base.extend<object, { app: TestApp }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires destructured fixtures.
    async ({}, use) => {
      const { origin, publisher, stop } = await startServer();
      const { create, update, upload } = publisher;
      const fixed = { status: 1, image: await upload() };
      const post = async (text: string) => {
        const member = await create(teamMember, { ...textsOf(teamMember, text), ...fixed });
        const { id, slug } = await create(blog, { ...textsOf(blog, text), ...fixed, team_id: member.id });
        await create(heading, { ...textsOf(heading, text), image: fixed.image, blog_id: id, sequence: 1 });
        await create(review, { ...textsOf(review, text), ...fixed });
        return `/blogs/${slug}`;
      };
      const posts = {
        long: await post(longWord),
        arabic: await post(arabic),
        polish: await post(polish),
        prose: await post(prose),
      };
      const more = { category: 'webDevelopment', detail_page_image: fixed.image };
      const { slug } = await create(service, { ...textsOf(service, longWord), ...fixed, ...more });
      await create(about, textsOf(about, longWord));
      await create(servicePage, textsOf(servicePage, longWord));
      await update(settings, '1', textsOf(settings, longWord));
      await use({ origin, posts, service: `/services/${slug}` });
      await stop();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a word longer than the screen neither widens a page nor is cut off', async ({
  page,
  app: { origin, posts, service },
}) => {
  const lists = ['/', '/about-us', '/our-services', '/our-reviews', '/our-blogs'];
  for (const path of [...lists, service, posts.long, posts.arabic, '/contact-us', '/no-such-page']) {
    await page.goto(origin + path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await findOverflow(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test('long titles and excerpts are clamped in cards, and complete on their own page', async ({
  page,
  app: { origin, posts },
}) => {
  await page.goto(`${origin}/our-blogs`);
  const card = page.getByRole('article').filter({ hasText: prose.slice(0, 40) });
  for (const part of [card.getByRole('heading'), card.getByRole('paragraph')]) {
    const { lines, isCut } = await part.evaluate((element) => ({
      lines: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      isCut: element.scrollHeight > element.clientHeight,
    }));
    expect(lines).toBeLessThan(6);
    expect(isCut).toBe(true);
  }
  await card.getByRole('link').click();
  await expect(page).toHaveURL(origin + posts.prose);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(prose.slice(0, 200).trim());
  await expect(title).toHaveCSS('overflow', 'visible');
});

test('right-to-left text begins at the right and ends with its full stop at the left', async ({
  page,
  app: { origin, posts },
}) => {
  await page.goto(origin + posts.arabic);
  const article = page.getByRole('article').first();
  const parts = [
    article.getByRole('heading', { level: 1 }),
    article.getByText(arabic, { exact: true }),
    article.getByRole('listitem').getByText(arabic),
  ];
  for (const part of parts) expect(await directionOf(part.first()), String(part)).toBe('right to left');

  await page.goto(origin + posts.long);
  expect(await directionOf(page.getByRole('heading', { level: 1 }))).toBe('left to right');

  await page.goto(`${origin}/contact-us`);
  const name = page.getByRole('form').getByLabel('Name');
  await name.fill(arabic);
  await expect(name).toHaveCSS('direction', 'rtl');
});

test('letters beyond western Europe load font subsets that other pages do not', async ({
  page,
  baseURL,
  app: { origin, posts },
}) => {
  const western = ['bricolage-grotesque-latin', 'inter-latin'];
  expect(await fontsOf(page, `${baseURL}/about-us`)).toEqual(western);
  expect(await fontsOf(page, origin + posts.polish)).toEqual(
    expect.arrayContaining([...western, 'bricolage-grotesque-latin-ext', 'inter-latin-ext']),
  );
});

/** Fills each text field of a type, up to its limit. */
function textsOf(type: ContentType, words: string): Record<string, string> {
  const short = fieldsOf(type, 'text', 'longText').map((name) => [name, words.slice(0, type.fields[name]?.max ?? 200)]);
  const html = ['h2', 'p', 'blockquote'].map((tag) => `<${tag}>${words}</${tag}>`).join('');
  const rich = fieldsOf(type, 'richText').map((name) => [name, `${html}<ul><li>${words}</li></ul>`]);
  return Object.fromEntries([...short, ...rich]);
}

/** Returns the side on which a one-line text begins, checking that its last character is at the other. */
function directionOf(text: Locator): Promise<string> {
  return text.evaluate((element) => {
    const range = document.createRange();
    const signs = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const edgesOf = (from: number, to: number) => {
      range.setStart(signs, from);
      range.setEnd(signs, to);
      return range.getBoundingClientRect();
    };
    const [first, last, box] = [
      edgesOf(0, 1),
      edgesOf(signs.length - 1, signs.length),
      element.getBoundingClientRect(),
    ];
    if (last.left < first.left) return box.right - first.right < 2 ? 'right to left' : 'not at the right';
    return first.left - box.left < 2 ? 'left to right' : 'not at the left';
  });
}

/** Opens a page and returns the names of the fonts it requests. */
async function fontsOf(page: Page, address: string): Promise<string[]> {
  const requested = new Set<string>();
  const record = (request: Request) => {
    const [, name] = /([^/]+)-wght-normal.*\.woff2$/.exec(request.url()) ?? [];
    if (name) requested.add(name);
  };
  page.on('request', record);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('request', record);
  return [...requested].toSorted();
}

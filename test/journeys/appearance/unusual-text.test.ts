import { expect, type Locator, type Page, type Request, test as base } from '@playwright/test';
import { isRecordPage, pageList } from '../../../content/addresses.ts';
import { blog } from '../../../content/types/blog.ts';
import { caseStudy } from '../../../content/types/case-study.ts';
import { type ContentType, fieldsOfKind } from '../../../content/model/content-type.ts';
import { service } from '../../../content/types/service.ts';
import { findOverflow } from '../browser/overflow.ts';
import { publishEveryType } from '../browser/every-type.ts';
import { startServer } from '../browser/server.ts';

const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const arabic = 'مرحبا بكم، نحن نصمم المواقع.';
const polish = 'Łódź';
const vietnamese = 'Ẵm em đi chợ';
const prose = 'Words that say little and go on for longer than a card has room for, '.repeat(8);

interface TestApp {
  origin: string;
  /** Paths of record pages by the kind of their text, and by the name of their type. */
  records: Record<'long' | 'arabic' | 'polish' | 'vietnamese' | 'prose', Record<string, string>>;
}

const test = base.extend<object, { app: TestApp }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires destructured fixtures.
    async ({}, use) => {
      const { origin, publisher, stop } = await startServer();
      const publish = (text: string) => publishEveryType(publisher, (type) => textsOf(type, text));
      const records = {
        arabic: await publish(arabic),
        polish: await publish(polish),
        vietnamese: await publish(vietnamese),
        prose: await publish(prose),
        // Last, so that single records and settings keep it.
        long: await publish(longWord),
      };
      await use({ origin, records });
      await stop();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a word longer than the screen neither widens a page nor is cut off', async ({
  page,
  app: { origin, records },
}) => {
  const fixedPages = pageList.filter((page) => !isRecordPage(page) && !page.isUnlisted).map(({ path }) => path);
  const recordPaths = [records.long, records.prose, records.arabic].flatMap(Object.values<string>);
  for (const path of [...fixedPages, ...recordPaths, '/no-such-page']) {
    await page.goto(origin + path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await findOverflow(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});

for (const [list, type] of [
  ['/our-blogs', blog],
  ['/our-services', service],
  ['/our-work', caseStudy],
] as const)
  test(`long titles and excerpts are clamped at ${list}, and titles complete on their own page`, async ({
    page,
    app: { origin, records },
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(origin + list);
    const title = page.getByRole('heading', { name: prose.slice(0, 40) });
    const card = page.getByRole('main').locator('article, li').filter({ has: title }).last();
    const parts = [card.getByRole('heading'), card.getByText(prose.slice(0, 100)).last()];
    for (const part of parts) {
      const { lines, isCut } = await part.evaluate((element) => ({
        lines: Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
        isCut: element.scrollHeight > element.clientHeight,
      }));
      expect(lines).toBeLessThanOrEqual(6);
      expect(isCut).toBe(true);
    }
    await page.goto(origin + pathOf(records.prose, type));
    const ownTitle = page.getByRole('heading', { level: 1 });
    await expect(ownTitle).toContainText(prose.slice(0, 200).trim());
    await expect(ownTitle).toHaveCSS('overflow', 'visible');
  });

test('right-to-left text begins at the right and ends with its full stop at the left', async ({
  page,
  app: { origin, records },
}) => {
  await page.goto(origin + pathOf(records.arabic, blog));
  const article = page.getByRole('article').first();
  const parts = [
    article.getByRole('heading', { level: 1 }),
    article.getByText(arabic, { exact: true }),
    article.getByRole('listitem').getByText(arabic),
  ];
  for (const part of parts) expect(await directionOf(part.first()), String(part)).toBe('right to left');

  await page.goto(origin + pathOf(records.long, blog));
  expect(await directionOf(page.getByRole('heading', { level: 1 }))).toBe('left to right');

  await page.goto(`${origin}/contact-us`);
  const name = page.getByRole('form').getByLabel('Name');
  await name.fill(arabic);
  await expect(name).toHaveCSS('direction', 'rtl');
});

test('letters beyond western Europe load font subsets that other pages do not', async ({
  page,
  baseURL,
  app: { origin, records },
}) => {
  const western = ['bricolage-grotesque-latin', 'inter-latin'];
  expect(await fontsOf(page, `${baseURL}/about-us`)).toEqual(western);
  expect(await fontsOf(page, origin + pathOf(records.polish, blog))).toEqual(
    expect.arrayContaining([...western, 'bricolage-grotesque-latin-ext', 'inter-latin-ext']),
  );
  expect(await fontsOf(page, origin + pathOf(records.vietnamese, blog))).toEqual(
    expect.arrayContaining([...western, 'bricolage-grotesque-vietnamese', 'inter-vietnamese']),
  );
});

function pathOf(records: Record<string, string>, { name }: { name: string }) {
  return records[name] ?? '';
}

/** Fills each text field of a type, up to its limit. */
function textsOf(type: ContentType, words: string): Record<string, string> {
  const short = fieldsOfKind(type, 'text', 'longText').map((name) => [
    name,
    words.slice(0, type.fields[name]?.max ?? 200),
  ]);
  const html = ['h2', 'p', 'blockquote'].map((tag) => `<${tag}>${words}</${tag}>`).join('');
  const rich = fieldsOfKind(type, 'richText').map((name) => [name, `${html}<ul><li>${words}</li></ul>`]);
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

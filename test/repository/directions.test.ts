import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Declarations and classes of one side of the screen, which would stay there where pages begin at the right. */
const PHYSICAL = [
  /(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)\b.*/g,
  /(?<![-\w])(?:left|right)\s*:.*/g,
  /(?:float|clear|text-align)\s*:\s*(?:left|right)\b/g,
  /(?<![-\w])-?(?:[mp]|scroll-[mp])[lr]-[\w[(]+/g,
  /(?<![-\w])-?(?:left|right)-[\d[(]+/g,
  /(?<![-\w])(?:text-(?:left|right)|border-[lr]|rounded-(?:[lr]|[tb][lr])|float-(?:left|right))\b(?!-?\w*\s*:)/g,
];

/** Where a picture stands in a text, its writer says: left is left in every language. The other is about direction. */
const ON_PURPOSE = new Set(['app/site/styles/rich-text.css', 'app/site/styles/directions.css']);

test('styles of the site name no side of the screen', async () => {
  const found: string[] = [];
  let files = 0;
  for await (const path of glob('app/site/**/*.{css,tsx}')) {
    if (ON_PURPOSE.has(path)) continue;
    files += 1;
    const source = (await readFile(path, 'utf8')).replaceAll(/\/\*[^]*?\*\/|^\s*(?:\/\/|\*).*$/gm, '');
    for (const pattern of PHYSICAL) found.push(...(source.match(pattern) ?? []).map((text) => `${path}: ${text}`));
  }
  expect(files).toBeGreaterThan(60);
  expect(found).toEqual([]);
});

import { expect, type Page } from '@playwright/test';
import { countedVisitsIn } from '../../../content/words/counted-visits.ts';

/** What an agency writes; everything else on its pages is a label. */
export const agency = 'Northlight Studio';
export const green = '#0b5d46';
export const imprint = 'Northlight Studio, Pier 4, 20457 Hamburg. Represented by Ines Falk.';
export const privacy = 'We keep what you write for a year, to answer you.';

const counted = countedVisitsIn('en');

/** The pages of the agency, with what each has to say: all of it, and nothing else but how visits are counted. */
export const pagesAndWords: Record<string, string[]> = {
  '/': [
    'Brands that find their way',
    'We design sites for shipping.',
    'Call us',
    'Reviews',
    'All reviews',
    '“Nobody calls to ask how to book any more.”',
    'Mara Lind',
    'Harbour line',
    'Services',
    'All services',
    'Sites that load at sea',
    'Contact Us',
    'Send a message',
  ],
  '/how-we-work': [
    'How we work',
    'From call to launch',
    'Listen',
    'A morning at your place.',
    'Do you work on weekends?',
  ],
  '/our-work/a-ferry-line-on-the-phone': [
    'Home',
    'Our Work',
    'A ferry line on the phone',
    'Harbour line',
    'Twice the bookings.',
    '2×',
    'bookings on the phone',
    'What stood in the way',
    'Eleven steps to a ticket.',
    '“Nobody calls to ask how to book any more.”',
    'Mara Lind',
  ],
  '/privacy': ['Privacy', privacy, counted.title, counted.text],
  '/imprint': ['Imprint', imprint],
};

/** Expects what every page has: the logo, the brand's colour, the menu and the legal links. */
export async function expectFrame(page: Page) {
  await expect(page.getByRole('banner').getByRole('img', { name: agency })).toBeVisible();
  const color = page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-brand'));
  expect(await color).toContain(green);
  await page.getByRole('banner').getByText('Menu').click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const labels = ['Home', 'About Us', 'How we work', 'Our Work', 'Our Services', 'Our Reviews', 'Contact Us'];
  for (const label of labels) await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible();
  expect(await menu.getByRole('link').allTextContents()).toEqual([...labels, 'Book a call']);
  await page.getByRole('banner').getByText('Menu').click();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'A ferry line on the phone' })).toBeVisible();
  const legal = footer.getByRole('list', { name: 'Legal' }).getByRole('link');
  expect(await legal.allTextContents()).toEqual(['Privacy', 'Imprint']);
}

/** Returns the lines of a page that nobody has written, and those that are missing. */
export async function otherWords(page: Page, words: string[]) {
  const text = await page.getByRole('main').innerText();
  // A quotation mark that hangs in the margin is a line of its own.
  const lines = text
    .replaceAll('“\n', '“')
    .split('\n')
    .map((line) => line.trim());
  const linesOfPage = new Set(lines.filter(Boolean));
  const extra = [...linesOfPage].filter((line) => !words.includes(line)).map((line) => `unwritten: ${line}`);
  return [...extra, ...words.filter((word) => !linesOfPage.has(word)).map((word) => `missing: ${word}`)];
}

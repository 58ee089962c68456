/** Gives what writes titles and texts of the length that posts have: words by chance, the same for the same seed. */
export function createProse(seed: number) {
  let state = seed;

  /** The next of a fixed row of numbers from 0 up to 1. */
  function chance(): number {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  }

  function one<Item>(of: readonly [Item, ...Item[]]): Item {
    return of[Math.floor(chance() * of.length)] ?? of[0];
  }

  function sentence(): string {
    return `${one(OPENINGS)} ${one(WHO)} ${one(DOES)} ${one(WHAT)} ${one(ENDS)}`;
  }

  function sentences(count: number): string {
    return Array.from({ length: count }, sentence).join(' ');
  }

  const paragraphs = (count: number) => Array.from({ length: count }, () => `<p>${sentences(5)}</p>`).join('');
  const part = () => `<h2>${title()}</h2>${paragraphs(2)}`;
  const list = () => `<ul>${Array.from({ length: 4 }, () => `<li>${sentence()}</li>`).join('')}</ul>`;

  function title(): string {
    return `${one(TITLES)} ${one(WHAT)} ${one(PURPOSES)}`;
  }

  return {
    title,
    sentences,
    /** As long as the text of a post. */
    text: () => `${paragraphs(2)}${part()}${list()}${part()}<p>Ask <a href="/meeting">${one(WHO)}</a>.</p>`,
    /** As long as the text below one of its headings. */
    shortText: () => paragraphs(2),
  };
}

const OPENINGS = [
  'On most days',
  'Before anything is built,',
  'Once a quarter',
  'In a small shop',
  'When the numbers disagree,',
  'After the first month',
  'Early on,',
] as const;

const WHO = [
  'a founder',
  'the person who answers the phone',
  'our designer',
  'a careful buyer',
  'the sales team',
] as const;

const DOES = ['reads', 'questions', 'rewrites', 'measures', 'postpones', 'simplifies', 'tests', 'compares'] as const;

const WHAT = [
  'the website',
  'the price list',
  'every product photograph',
  'a newsletter',
  'the search terms',
  'the order form',
  'a landing page',
  'the marketplace listing',
  'a plan for the launch',
] as const;

const ENDS = [
  'and keeps only what a customer asked about.',
  'because guessing has cost more than looking.',
  'with a pencil, a timer and someone who disagrees.',
  'until two people describe it in the same words.',
  'so that nobody has to explain it twice.',
] as const;

const TITLES = [
  'How we plan',
  'Notes on',
  'A second look at',
  'What a year taught us about',
  'Five questions for',
] as const;

const PURPOSES = [
  'that earns its keep',
  'for a team of two',
  'without a budget',
  'before the season',
  'in an afternoon',
] as const;

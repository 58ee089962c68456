/** Generates titles and texts as long as those of posts; equal seeds generate equal texts. */
export function createProse(seed: number) {
  let state = seed;

  /** Returns the next pseudo-random number in [0, 1). */
  function random(): number {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  }

  function pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[Math.floor(random() * items.length)] ?? items[0];
  }

  function sentence(): string {
    return `${pick(OPENINGS)} ${pick(SUBJECTS)} ${pick(VERBS)} ${pick(OBJECTS)} ${pick(ENDINGS)}`;
  }

  function sentences(count: number): string {
    return Array.from({ length: count }, sentence).join(' ');
  }

  const paragraphs = (count: number) => Array.from({ length: count }, () => `<p>${sentences(5)}</p>`).join('');
  const part = () => `<h2>${title()}</h2>${paragraphs(2)}`;
  const list = () => `<ul>${Array.from({ length: 4 }, () => `<li>${sentence()}</li>`).join('')}</ul>`;

  function title(): string {
    return `${pick(TITLES)} ${pick(OBJECTS)} ${pick(PURPOSES)}`;
  }

  return {
    title,
    sentences,
    text: () => `${paragraphs(2)}${part()}${list()}${part()}<p>Ask <a href="/meeting">${pick(SUBJECTS)}</a>.</p>`,
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

const SUBJECTS = [
  'a founder',
  'the person who answers the phone',
  'our designer',
  'a careful buyer',
  'the sales team',
] as const;

const VERBS = ['reads', 'questions', 'rewrites', 'measures', 'postpones', 'simplifies', 'tests', 'compares'] as const;

const OBJECTS = [
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

const ENDINGS = [
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

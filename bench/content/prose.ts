/** Generates titles and texts as long as those of posts; equal seeds generate equal texts. */
export function createProse(seed: number) {
  let state = seed;

  /** Returns the next pseudo-random word. */
  function pick(words: readonly string[]): string {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return words[Math.floor((state / 2 ** 32) * words.length)] ?? '';
  }

  const repeat = (count: number, generate: () => string, separator = '') =>
    Array.from({ length: count }, generate).join(separator);
  const title = () => `${pick(TITLES)} ${pick(OBJECTS)} ${pick(PURPOSES)}`;
  const sentence = () => `${pick(OPENINGS)} ${pick(SUBJECTS)} ${pick(VERBS)} ${pick(OBJECTS)} ${pick(ENDINGS)}`;
  const sentences = (count: number) => repeat(count, sentence, ' ');
  const shortText = () => repeat(2, () => `<p>${sentences(5)}</p>`);
  const part = () => `<h2>${title()}</h2>${shortText()}`;
  const list = () => `<ul>${repeat(4, () => `<li>${sentence()}</li>`)}</ul>`;
  const text = () => `${shortText()}${part()}${list()}${part()}<p>Ask <a href="/meeting">${pick(SUBJECTS)}</a>.</p>`;

  return { title, sentences, text, shortText };
}

const OPENINGS = ['On most days', 'Before anything is built,', 'Once a quarter', 'After the first month', 'Early on,'];
const SUBJECTS = ['a founder', 'the person who answers the phone', 'our designer', 'a careful buyer', 'the sales team'];
const VERBS = ['reads', 'questions', 'rewrites', 'measures', 'postpones', 'simplifies', 'tests', 'compares'];
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
];
const ENDINGS = [
  'and keeps only what a customer asked about.',
  'because guessing has cost more than looking.',
  'with a pencil, a timer and someone who disagrees.',
  'until two people describe it in the same words.',
];
const TITLES = ['How we plan', 'Notes on', 'A second look at', 'What a year taught us about', 'Five questions for'];
const PURPOSES = [
  'that earns its keep',
  'for a team of two',
  'without a budget',
  'before the season',
  'in an afternoon',
];

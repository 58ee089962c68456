import { expect, test } from 'vitest';
import { blog } from '../../types/blog.ts';
import { page } from '../../types/page.ts';
import { withPlace } from './place-in-words.ts';

const sections = [
  { type: 'hero', actions: [{ label: 'A' }, { label: '' }] },
  { type: 'steps', steps: [{ text: '' }, { text: '' }] },
  { type: 'cards', cards: [{ title: '' }] },
  { type: 'cards', cards: [{ title: '' }] },
  { type: 'quotes', more: { label: '' } },
];
const sentenceAt = (path: string) => withPlace(page, { sections }, path, 'It is required.');

test('a sentence about one of several names its section and its item, by number where they are called the same', () => {
  expect(sentenceAt('sections.1.steps.1.text')).toBe('Steps, 2: It is required.');
  expect(sentenceAt('sections.0.actions.1.label')).toBe('Hero, Button 2: It is required.');
  expect(sentenceAt('sections.0.title')).toBe('Hero: It is required.');
  expect(sentenceAt('sections.2.cards.0.title')).toBe('Cards (section 3), 1: It is required.');
  expect(sentenceAt('sections.4.more.label')).toBe('Quotes, Link Beside the Heading: It is required.');
  expect(withPlace(blog, { headings: [{}] }, 'headings.0.image', 'It is required.')).toBe(
    'Headings, 1: It is required.',
  );
});

test('a sentence about a field of its own, or one that is gone, stays as it is', () => {
  for (const path of ['title', 'sections', 'sections.9.title', 'sections.x', 'unknown', 'image_alt'])
    expect(sentenceAt(path)).toBe('It is required.');
});

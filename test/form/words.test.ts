import { describe, expect, test } from 'vitest';
import { pathOfWords, rangeOf } from '../../app/admin/records/drafts/discussion/words.ts';

const values = {
  title: 'A shop for pots',
  description: '<h2>Why <strong>pots</strong></h2><p>Salt &amp; fire, 3 &lt; 4.</p><p>Nothing&nbsp;else.</p>',
  sections: [
    { id: 'a', type: 'words', html: '<p>First words</p>' },
    { id: 'b', type: 'faq', items: [{ question: 'How long?', answer: '<p>A <em>day</em>.</p>' }] },
  ],
};

describe('the words of a comment', () => {
  test.each([
    ['in a line', { field: 'title', quote: 'for pots' }, 'title'],
    ['across marks and paragraphs', { field: 'description', quote: 'Why pots\n\nSalt & fire, 3 < 4.' }, 'description'],
    ['across a space that does not break', { field: 'description', quote: 'Nothing else' }, 'description'],
    [
      'in an item of a list of a section',
      { field: 'sections.1.items.0.answer', quote: 'A day' },
      'sections.1.items.0.answer',
    ],
    ['in a section that has moved', { field: 'sections.4.html', quote: 'First words' }, 'sections.0.html'],
    ['in any field, for a visitor', { field: null, quote: 'A day.' }, 'sections.1.items.0.answer'],
  ])('are found %s', (_, place, path) => {
    expect(pathOfWords(values, place)).toBe(path);
  });

  test.each([
    ['that were changed', { field: 'title', quote: 'for plates' }],
    ['that stand in another field alone', { field: 'title', quote: 'First words' }],
    ['that nobody reads', { field: 'sections.0.type', quote: 'faq' }],
    ['that are a tag', { field: 'description', quote: 'strong' }],
  ])('are gone, such as those %s', (_, place) => {
    expect(pathOfWords(values, place)).toBeNull();
  });

  test('are not needed: a comment on a field leads there', () => {
    expect(pathOfWords(values, { field: 'title', quote: null })).toBe('title');
    expect(pathOfWords(values, { field: null, quote: null })).toBeNull();
  });
});

test.each([
  ['a shop for pots', 'for  pots', [7, 15]],
  ['one\n\ntwo 😀 three', 'two😀', [5, 11]],
  ['one', 'two', null],
])('in “%s”, “%s” stands at %j', (text, quote, range) => {
  const found = rangeOf(text, quote);
  expect(found && [found.start, found.end]).toEqual(range);
});

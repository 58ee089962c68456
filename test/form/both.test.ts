import { describe, expect, test } from 'vitest';
import { bothOf } from '../../app/admin/records/differences/both.ts';
import { longText, text } from '../../content/model/field.ts';
import { list, relations } from '../../content/model/nested.ts';

const lines = longText('Feedback');
const cards = list('Cards', { title: text('Title') }, { maxItems: 4 });

describe('both of two versions', () => {
  test('have the lines that they share once, and those that differ one after the other, mine first', () => {
    expect(bothOf(lines, 'Hello\nMine\nBye', 'Hello\nTheirs\nBye')).toBe('Hello\nMine\nTheirs\nBye');
    expect(bothOf(lines, '', 'Theirs')).toBe('Theirs');
  });

  test('have every item of a list, also those that were moved, each once', () => {
    const [tea, coffee, milk] = ['Tea', 'Coffee', 'Milk'].map((title) => ({ title }));
    expect(bothOf(cards, [tea, coffee], [coffee, tea, milk])).toEqual([tea, coffee, milk]);
    expect(
      bothOf(relations('Chosen', { to: 'blog', optionsFrom: '/blogs', shows: ['title'] }), [1, 2], [2, 3]),
    ).toEqual([1, 2, 3]);
  });

  test('have an item that both have changed twice, the second one as a new one', () => {
    const item = (title: string, version?: number) => ({ id: 7, ...(version && { version }), title });
    const [mine, theirs] = bothOf(cards, [item('Mine', 2)], [item('Theirs', 3)]) as Record<string, unknown>[];
    expect(mine).toEqual(item('Mine', 2));
    expect(theirs).toEqual({ id: expect.stringMatching(/^\w+$/), title: 'Theirs' });
  });

  test('are not offered for what holds one value, nor where they would be too long', () => {
    expect(bothOf(text('Title'), 'Mine', 'Theirs')).toBeNull();
    expect(bothOf(lines, 'm'.repeat(300), 't'.repeat(300))).toBeNull();
    const titles = (...names: string[]) => names.map((title) => ({ title }));
    expect(bothOf(cards, titles('A', 'B', 'C'), titles('D', 'E'))).toBeNull();
  });
});

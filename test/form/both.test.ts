import { describe, expect, test } from 'vitest';
import { bothOf } from '../../app/admin/records/differences/both.ts';
import { type Field, longText, richText, text } from '../../content/model/field.ts';
import { list } from '../../content/model/parts/nested.ts';
import { relations } from '../../content/model/relations.ts';
import type { Value } from '../../content/model/values.ts';

const bothIn = (field: Field, mine: Value, theirs: Value, before?: Value) => bothOf(field, { before, mine, theirs });
const lines = longText('Feedback');
const cards = list('Cards', { title: text('Title') }, { maxItems: 4 });

describe('both of two versions', () => {
  test('have the lines that they share once, and those that differ one after the other, mine first', () => {
    expect(bothIn(lines, 'Hello\nMine\nBye', 'Hello\nTheirs\nBye')).toBe('Hello\nMine\nTheirs\nBye');
    expect(bothIn(lines, '', 'Theirs')).toBe('Theirs');
  });

  test('have every item of a list, also those that were moved, each once', () => {
    const [tea, coffee, milk] = ['Tea', 'Coffee', 'Milk'].map((title) => ({ title }));
    expect(bothIn(cards, [tea, coffee], [coffee, tea, milk])).toEqual([tea, coffee, milk]);
    expect(
      bothIn(relations('Chosen', { to: 'blog', optionsFrom: '/blogs', shows: ['title'] }), [1, 2], [2, 3]),
    ).toEqual([1, 2, 3]);
  });

  test('have an item that both have changed twice, the second one as a new one', () => {
    const item = (title: string, version?: number) => ({ id: 7, ...(version && { version }), title });
    const [mine, theirs] = bothIn(cards, [item('Mine', 2)], [item('Theirs', 3)]) as Record<string, unknown>[];
    expect(mine).toEqual(item('Mine', 2));
    expect(theirs).toEqual({ id: expect.stringMatching(/^\w+$/), title: 'Theirs' });
  });

  test('have a paragraph or an item that only one of them has changed once, as that one has left it', () => {
    const before = '<p>One</p><p>Two</p><p>Three</p>';
    const [mine, theirs] = [before.replace('One', 'One, mine'), before.replace('Two', 'Two, theirs')];
    expect(bothIn(richText('Text'), mine, theirs, before)).toBe('<p>One, mine</p><p>Two, theirs</p><p>Three</p>');
    const others = theirs.replace('One', 'One, theirs');
    expect(bothIn(richText('Text'), mine, others, before)).toBe(
      '<p>One, mine</p><p>One, theirs</p><p>Two, theirs</p><p>Three</p>',
    );
    const items = (...titles: string[]) => titles.map((title, index) => ({ id: `i${index}`, title }));
    expect(bothIn(cards, items('A', 'b'), items('a', 'B'), items('a', 'b'))).toEqual(items('A', 'B'));
  });

  test('are not offered for what holds one value, nor where they would be too long', () => {
    expect(bothIn(text('Title'), 'Mine', 'Theirs')).toBeNull();
    expect(bothIn(lines, 'm'.repeat(300), 't'.repeat(300))).toBeNull();
    const titles = (...names: string[]) => names.map((title) => ({ title }));
    expect(bothIn(cards, titles('A', 'B', 'C'), titles('D', 'E'))).toBeNull();
  });
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergedOf } from '../../app/admin/records/differences/merged.ts';
import { longText, richText, text } from '../../content/model/field.ts';
import { group, list } from '../../content/model/parts/nested.ts';
import { textOf } from '../../content/model/values.ts';

const description = richText('Description');
const before = '<p>One</p><h2>Two</h2><p>Three <strong>words</strong></p><img src="/a.webp" alt="" />';

test('changes of different paragraphs are all there, next to one another too', () => {
  const mine = before.replace('One', 'One, mine');
  const theirs = before.replace('Two', 'Two, theirs').replace('Three', '3');
  const merged = '<p>One, mine</p><h2>Two, theirs</h2><p>3 <strong>words</strong></p><img src="/a.webp" alt="" />';
  expect(mergedOf(description, { before, mine, theirs })).toBe(merged);
  expect(mergedOf(description, { before, mine: theirs, theirs: mine })).toBe(merged);
});

test('what both have added or done is there, once where it is the same', () => {
  const mine = `${before.replace('<h2>Two</h2>', '')}<p>Mine</p>`;
  const theirs = `${before.replace('<h2>Two</h2>', '')}<p>Theirs</p>`;
  const merged = before.replace('<h2>Two</h2>', '') + '<p>Mine</p><p>Theirs</p>';
  expect(mergedOf(description, { before, mine, theirs })).toBe(merged);
});

test('somebody chooses where both have changed the same paragraph, or one has deleted or moved what the other has changed', () => {
  const mine = before.replace('One', 'Mine');
  const moved = `${before.replace('<p>One</p>', '')}<p>One</p>`;
  for (const theirs of [before.replace('One', 'Theirs'), before.replace('<p>One</p>', ''), moved])
    expect(mergedOf(description, { before, mine, theirs })).toBeNull();
  expect(mergedOf(text('Title'), { before: 'A', mine: 'B', theirs: 'C' })).toBeNull();
  expect(mergedOf(longText('Summary'), { before: '', mine: 'B', theirs: 'C' })).toBeNull();
});

test('what is written in another form is no change, in texts nor in items', () => {
  const stored =
    '<p>A &quot;shop&quot;\u00A0&amp; <a href="/a" rel="noopener">more</a></p><img src="/a.webp" alt="" /><p>End</p>';
  const typed = '<p>A "shop"&nbsp;&amp; <a href="/a">more</a></p><img alt="" src="/a.webp"><p>End</p>';
  const theirs = stored.replace('shop', 'store');
  expect(mergedOf(description, { before: stored, mine: typed, theirs })).toBe(theirs);
  const mine = typed.replace('End', 'The end');
  expect(mergedOf(description, { before: stored, mine, theirs })).toBe(theirs.replace('End', 'The end'));
  expect(mergedOf(description, { before: '', mine: typed, theirs: stored })).toBe(stored);
  expect(mergedOf(description, { before: stored, mine: typed.replace('&amp;', '&lt;'), theirs })).toBeNull();
  const cards = list('Cards', { title: text('Title'), text: description });
  const item = (html: string) => [{ title: 'A', text: html, id: 'i0' }];
  const written = [{ id: 'i0', title: 'A', link: '', text: typed }];
  expect(mergedOf(cards, { before: [], mine: written, theirs: item(stored) })).toEqual(item(stored));
});

test('lines and items are merged likewise', () => {
  const lines = { before: 'a\nb\nc', mine: 'A\nb\nc', theirs: 'a\nb\nC' };
  expect(mergedOf(longText('Summary'), lines)).toBe('A\nb\nC');
  const cards = list('Cards', { title: text('Title') }, { maxItems: 4 });
  const items = (...titles: string[]) => titles.map((title, index) => ({ id: `i${index}`, title }));
  const versions = { before: items('a', 'b'), mine: items('A', 'b'), theirs: items('a', 'b', 'c') };
  expect(mergedOf(cards, versions)).toEqual(items('A', 'b', 'c'));
  const full = { before: [], mine: items('a', 'b'), theirs: items('c', 'd', 'e') };
  expect(mergedOf(cards, full)).toBeNull();
});

test('no word of anybody is lost, whatever they write', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(words, words, words, (...texts) => {
      const [first, second, third] = texts.map((parts) => parts.join('\n')) as [string, string, string];
      const merged = mergedOf(longText('Summary'), { before: first, mine: second, theirs: third });
      fc.pre(merged !== null);
      const added = (text: string) => text.split('\n').filter((line) => !first.split('\n').includes(line));
      expect(textOf(merged).split('\n')).toEqual(expect.arrayContaining([...added(second), ...added(third)]));
      expect(mergedOf(longText('Summary'), { before: first, mine: first, theirs: third })).toBe(third);
      expect(mergedOf(longText('Summary'), { before: first, mine: second, theirs: first })).toBe(second);
    }),
  );
});

test('an item is joined field by field, also where it was moved', () => {
  const steps = list('Steps', {
    title: text('Title'),
    text: description,
    button: group('Button', { label: text('Label') }),
  });
  const item = (id: string, title: string, html = before, label = 'Go') => ({
    id,
    title,
    text: html,
    button: { label },
  });
  const [tea, milk] = [item('t', 'Tea'), item('m', 'Milk')];
  const mine = [item('t', 'Green tea', before.replace('One', 'Mine')), milk];
  const theirs = [milk, item('t', 'Tea', before.replace('Two', 'Theirs'), 'Buy')];
  const joined = item('t', 'Green tea', before.replace('One', 'Mine').replace('Two', 'Theirs'), 'Buy');
  expect(mergedOf(steps, { before: [tea, milk], mine, theirs })).toEqual([milk, joined]);
  expect(mergedOf(steps, { before: [tea, milk], mine: theirs, theirs: mine })).toEqual([milk, joined]);
  expect(
    mergedOf(steps, { before: [tea, milk], mine: [item('t', 'Green'), milk], theirs: [item('t', 'Black'), milk] }),
  ).toBeNull();
});

test('what both have moved is there once', () => {
  const cards = list('Cards', { title: text('Title') });
  const [a, b, c] = ['a', 'b', 'c'].map((title) => ({ id: title, title }));
  expect(mergedOf(cards, { before: [a, b, c], mine: [b, a, c], theirs: [b, c, a] })).toHaveLength(3);
});

test('whoever has to choose chooses between the words that both have changed, and no others', () => {
  const mine = before.replace('One', 'Mine').replace('words', 'mine');
  const theirs = before.replace('One', 'Theirs').replace('Two', 'Theirs');
  const versions = { before, mine, theirs };
  const others = before.replace('words', 'mine').replace('Two', 'Theirs');
  expect(mergedOf(description, versions)).toBeNull();
  expect(mergedOf(description, versions, 'mine')).toBe(others.replace('One', 'Mine'));
  expect(mergedOf(description, versions, 'theirs')).toBe(others.replace('One', 'Theirs'));
  expect(mergedOf(text('Title'), { before: 'A', mine: 'B', theirs: 'C' }, 'theirs')).toBe('C');
});

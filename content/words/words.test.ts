import { expect, test } from 'vitest';
import { builtInPages, pages } from '../addresses.ts';
import { DEFAULT_LANGUAGE, type Language, languageOf, languageTags, languageTagged } from '../languages.ts';
import { formLabelsIn, inboxWords } from './inbox/inbox-words.ts';
import { tryAgainIn, wordsIn } from './index.ts';
import { pageNamesIn } from './page-names.ts';
import { counted, filled, partsOf } from './words.ts';

type Table = { readonly [name: string]: string | Table };

/** Returns all sentences of a table by their path, such as `pages.lists.next`. */
function sentencesIn(table: Table, path = ''): [path: string, sentence: string][] {
  return Object.entries(table).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}${name}`, value] as [string, string]] : sentencesIn(value, `${path}${name}.`),
  );
}

function ofLanguage(language: Language) {
  const inbox = Object.entries(inboxWords).map(([kind, { [language]: words }]) => [kind, words]);
  return sentencesIn({ ...wordsIn(language), inbox: Object.fromEntries(inbox) });
}

const placeholdersIn = (sentence: string) => new Set(sentence.match(/\{\w+\}/g));
const english = new Map(ofLanguage(DEFAULT_LANGUAGE));

test.each(languageTags)('%s has the forms of its plural rules, and no other', (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const forms = Map.groupBy(
    ofLanguage(language).filter(([path]) => /\.(zero|one|two|few|many|other)$/.test(path)),
    ([path]) => path.replace(/\.\w+$/, ''),
  );
  expect(forms.size).toBeGreaterThan(2);
  for (const [path, sentences] of forms)
    expect(sentences.map(([name]) => name.split('.').at(-1) ?? '').toSorted(), `in ${path}`).toEqual(
      pluralCategories.toSorted(),
    );
});

test.each(languageTags)('%s says something in every sentence, with the placeholders of English', (language) => {
  for (const [path, sentence] of ofLanguage(language)) {
    const source = english.get(path) ?? english.get(path.replace(/\.\w+$/, '.other')) ?? '';
    expect(sentence.trim(), `in ${path}`).toBe(sentence);
    expect(sentence, `in ${path}`).not.toBe('');
    const found = placeholdersIn(sentence);
    // A number may be spelled out: "in a minute".
    const wanted = [...placeholdersIn(source)].filter((name) => name !== '{n}' || found.has(name));
    expect([...found].toSorted(), `in ${path}`).toEqual(wanted.toSorted());
  }
});

test.each(languageTags)('%s has a first name for each page of every site', (language) => {
  expect(pageNamesIn(language)).toMatchObject(
    Object.fromEntries(builtInPages.map(({ key }) => [key, expect.any(String)])),
  );
});

test.each(languageTags)('what is wrong with a field names it as its label does in %s', (language) => {
  const labels = Object.values<Record<string, string>>(formLabelsIn(language)).flatMap(Object.values<string>);
  const names = Object.values(inboxWords).flatMap(({ [language]: { fields } }) => Object.values<string>(fields));
  expect(names.length).toBeGreaterThan(8);
  // The English labels are specified, and longer.
  const isName = (label: string, name: string) =>
    language === DEFAULT_LANGUAGE ? label.includes(name) : label === name;
  expect(labels.filter((label, index) => !isName(label, names[index] ?? ''))).toEqual([]);
});

test('in English, pages are called at first what the admin area calls them', () => {
  const names: Record<string, string> = pageNamesIn('en');
  for (const { key } of builtInPages) expect(pages[key]).toMatchObject({ name: names[key] });
});

test('a number has the form and the digits of its language', () => {
  const { minutesToRead } = wordsIn('pl').pages.post;
  expect([1, 2, 5, 22].map((number) => counted('pl', minutesToRead, number))).toEqual([
    '1 minuta czytania',
    '2 minuty czytania',
    '5 minut czytania',
    '22 minuty czytania',
  ]);
  expect(counted('de', wordsIn('de').pages.forms.stored, 1_000)).toContain('Nach 1.000 Tagen');
  expect([0, 60, 61].map((seconds) => tryAgainIn('en', seconds))).toEqual([
    'Please try again in a minute.',
    'Please try again in a minute.',
    'Please try again in 2 minutes.',
  ]);
});

test('what stands in the place of a placeholder is no sentence of ours', () => {
  expect(filled('{name}, page {n}', { name: '{n} $& {name}', n: '2' })).toBe('{n} $& {name}, page 2');
  expect(partsOf('More in {label}', { label: 1 })).toEqual(['More in ', 1, '']);
});

test('the language of a site is the first of its settings that is known', () => {
  expect(languageTagged('PT-br')).toBe('pt-BR');
  const read = (languages: unknown) => languageOf({ languages });
  expect([languageOf(null), read([]), read([{ language: 'tlh' }]), read([{ language: 'ZH-hans' }])]).toEqual([
    'en',
    'en',
    'en',
    'zh-Hans',
  ]);
});

import { expect, test } from 'vitest';
import { languageTags } from '../../content/languages.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { isTranslatable } from '../../content/model/translations/in-language.ts';
import { textsIn } from '../../content/model/translations/other-words.ts';
import { titleOf } from '../../content/model/record.ts';
import { type Demonstration, recordsIn } from '../records.ts';
import { demonstrations, loadDemonstration } from './demonstration.ts';

const names = Object.keys(demonstrations) as (keyof typeof demonstrations)[];
const loaded = await Promise.all(names.map(loadDemonstration));

test.each(loaded.flatMap(({ blog = [] }) => blog))(
  'the post "$title" has 400 to 1,100 words',
  ({ description, headings }) => {
    const text = [description, ...headings.map((heading) => heading.description)].join(' ').replace(/<[^>]+>/g, ' ');
    const words = text.split(/\s+/).filter((word) => /\w/.test(word)).length;
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(1100);
  },
);

const translated = loaded.flatMap((demonstration) => {
  const records = recordsIn(demonstration).filter(({ type }) => isTranslatable(type));
  const isTranslated = (language: string) => language in (demonstration.translations ?? {});
  return languageTags.filter(isTranslated).map((language) => ({ language, demonstration, records }));
});

test.each(translated)('the translation into $language leaves out no text and has none of its own', (translation) => {
  const { language, records } = translation;
  expect(records.length).toBeGreaterThan(50);
  for (const { type, fields, words } of records)
    expect([titleOf(type, fields), filledPaths(type, words[language] ?? {})]).toEqual([
      titleOf(type, fields),
      filledPaths(type, fields),
    ]);
});

test.each(translated)('each record is called by its title in $language', ({ language, demonstration, records }) => {
  for (const [name, translation] of Object.entries(demonstration.translations?.[language] ?? {})) {
    const ofType = records.filter(({ type }) => type.name === name);
    if (ofType.some(({ type }) => type.single)) continue;
    const titles = ofType.map(({ type, fields }) => titleOf(type, fields));
    expect(titles).toEqual(expect.arrayContaining(Object.keys(translation)));
  }
});

/** Where a record says something that is translated. */
function filledPaths(type: ContentType, values: Record<string, unknown>): string[] {
  return pathsIn(textsIn(type.fields, values)).toSorted();
}

function pathsIn(value: unknown, path = ''): string[] {
  if (value === null || value === '') return [];
  if (typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([name, inner]) => pathsIn(inner ?? null, `${path}.${name}`));
}

test('demonstrations share no title and no name', () => {
  const all = loaded.flatMap((demonstration) => [...namesIn(demonstration)]);
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

function namesIn({ blog = [], service = [], caseStudy = [], teamMember = [], review = [] }: Demonstration) {
  return new Set([
    ...[...blog, ...service, ...caseStudy].map(({ title }) => title),
    ...teamMember.map(({ name }) => name),
    ...review.flatMap(({ client_name, project_name }) => [...client_name.split(', '), project_name]),
  ]);
}

import { describe, expect, test } from 'vitest';
import { type Demonstration, demonstrations, loadDemonstration } from './demonstration.ts';

const names = Object.keys(demonstrations) as (keyof typeof demonstrations)[];
const loaded = await Promise.all(names.map(async (name) => [name, await loadDemonstration(name)] as const));

describe.each(loaded)('%s', (_name, { blogs, services, caseStudies, reviews, team, pictures }) => {
  test.each(blogs)('the post "$title" has 400 to 1,100 words', ({ description, headings }) => {
    const text = [description, ...headings.map((heading) => heading.description)].join(' ').replace(/<[^>]+>/g, ' ');
    const words = text.split(/\s+/).filter((word) => /\w/.test(word)).length;
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(1100);
  });

  test('no two pictures are alike', () => {
    const drawn = [
      ...blogs.flatMap(({ title, category, headings }) =>
        [title, ...headings.map(({ heading }) => heading)].map((subject) => pictures.cover(subject, category)),
      ),
      ...services.flatMap(({ title, category }) =>
        (['card', 'detail'] as const).map((view) => pictures.service(title, category, view)),
      ),
      ...caseStudies.map(({ title }) => pictures.caseStudy(title)),
      ...[...team.map(({ name }) => name), ...reviews.map((review) => review.client_name)].map(pictures.portrait),
      ...Object.values(pictures.ofSections ?? {}).map((draw) => draw()),
    ];
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});

test('demonstrations share no title and no name', () => {
  const all = loaded.flatMap(([, demonstration]) => [...namesIn(demonstration)]);
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

function namesIn({ blogs, services, caseStudies, team, reviews }: Demonstration): Set<string> {
  return new Set([
    ...[...blogs, ...services, ...caseStudies].map(({ title }) => title),
    ...team.map(({ name }) => name),
    ...reviews.flatMap((review) => [...review.client_name.split(', '), review.project_name]),
  ]);
}

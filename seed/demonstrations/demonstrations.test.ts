import { expect, test } from 'vitest';
import type { Demonstration } from '../records.ts';
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

import { expect, test } from 'vitest';
import { demonstration as plinth } from '../plinth/index.ts';
import { demonstration as gantry } from './index.ts';

const { blogs, services, caseStudies, reviews, team, pictures } = gantry;

test.each(blogs)('the post "$title" has 400 to 900 words', ({ description, headings }) => {
  const text = [description, ...headings.map((heading) => heading.description)].join(' ').replace(/<[^>]+>/g, ' ');
  const words = text.split(/\s+/).filter((word) => /\w/.test(word)).length;
  expect(words).toBeGreaterThanOrEqual(400);
  expect(words).toBeLessThanOrEqual(900);
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

test('it repeats no title and no name of plinth', () => {
  const namesOf = (agency: typeof gantry) => [
    ...[...agency.blogs, ...agency.services, ...agency.caseStudies].map(({ title }) => title),
    ...agency.team.map(({ name }) => name),
    ...agency.reviews.flatMap((review) => [review.client_name, review.project_name]),
  ];
  expect(namesOf(gantry).filter((name) => namesOf(plinth).includes(name))).toEqual([]);
});

import { drawingOf } from '../../pictures/drawing-of.ts';
import { portrait } from '../../pictures/portrait.ts';
import type { DemonstrationPictures } from '../demonstration.ts';
import { paint } from './pictures/board.ts';
import { caseStudies, ofSections, services } from './pictures/jobs.ts';
import { people } from './pictures/people.ts';
import { posts } from './pictures/posts.ts';

export const pictures: DemonstrationPictures = {
  cover: (title) => paint(drawingOf(posts, title)),
  portrait: (name) => portrait(drawingOf(people, name)),
  service: (title, _category, view) => paint(drawingOf(services, title)[view]),
  caseStudy: (title) => paint(drawingOf(caseStudies, title)),
  ofSections: Object.fromEntries(Object.entries(ofSections).map(([name, board]) => [name, () => paint(board)])),
};

import type { DemonstrationPictures } from '../demonstration.ts';
import { type Board, paint } from './pictures/board.ts';
import { caseStudies, ofSections, services } from './pictures/jobs.ts';
import { portrait } from './pictures/portrait.ts';
import { posts } from './pictures/posts.ts';

export const pictures: DemonstrationPictures = {
  cover: (title) => paint(boardOf(posts, title)),
  portrait,
  service: (title, _category, view) => paint(boardOf(services, title)[view]),
  caseStudy: (title) => paint(boardOf(caseStudies, title)),
  ofSections: Object.fromEntries(Object.entries(ofSections).map(([name, board]) => [name, () => paint(board)])),
};

function boardOf<Drawn extends Board | Record<'card' | 'detail', Board>>(
  boards: Record<string, Drawn>,
  title: string,
): Drawn {
  const board = boards[title];
  if (!board) throw new Error(`There is no picture for “${title}”.`);
  return board;
}

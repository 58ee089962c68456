import type { Demonstration } from './demonstrations/demonstration.ts';
import { openPainter } from './painter.ts';

/** Stores a picture and returns its path. */
export type Upload = (area: string, bytes: Uint8Array, name: string) => Promise<string>;

/** The names of pictures in the records of a demonstration. */
export const pictureNames = {
  service: (title: string, view: 'card' | 'detail') => `${title} ${view}`,
  caseStudy: (title: string) => `${title} case study`,
};

const CONCURRENCY = 2;
const CLIENT_WIDTH = 400; // px; no page shows the portraits of clients larger

/** Draws and uploads every picture of a demonstration. Returns their paths by their names. */
export async function uploadPictures(demonstration: Demonstration, upload: Upload): Promise<Map<string, string>> {
  const painter = openPainter();
  const paths = new Map<string, string>();
  const queue = drawings(demonstration);
  const drawAll = async () => {
    for (let drawing = queue.pop(); drawing; drawing = queue.pop()) {
      const { area, name, draw, width } = drawing;
      paths.set(name, await upload(area, await painter.paint(draw(), width), name));
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, drawAll));
  } finally {
    painter.close();
  }
  return paths;
}

interface Drawing {
  area: string;
  name: string;
  draw: () => string;
  width?: number;
}

function drawings({ pictures, services, team, blogs, caseStudies, reviews }: Demonstration): Drawing[] {
  const views = ['card', 'detail'] as const;
  return [
    ...services.flatMap(({ title, category }) =>
      views.map((view) => ({
        area: 'services',
        name: pictureNames.service(title, view),
        draw: () => pictures.service(title, category, view),
      })),
    ),
    ...team.map(({ name }) => ({ area: 'teams', name, draw: () => pictures.portrait(name) })),
    ...blogs.map(({ title, category }) => ({
      area: 'blogs',
      name: title,
      draw: () => pictures.cover(title, category),
    })),
    ...blogs.flatMap(({ headings, category }) =>
      headings.map(({ heading }) => ({
        area: 'headings',
        name: heading,
        draw: () => pictures.cover(heading, category),
      })),
    ),
    ...caseStudies.map(({ title }) => ({
      area: 'case-studies',
      name: pictureNames.caseStudy(title),
      draw: () => pictures.caseStudy(title),
    })),
    ...reviews.map(({ client_name: name }) => ({
      area: 'reviews',
      name,
      draw: () => pictures.portrait(name),
      width: CLIENT_WIDTH,
    })),
    ...Object.entries(pictures.ofSections ?? {}).map(([name, draw]) => ({ area: 'pages', name, draw })),
  ];
}

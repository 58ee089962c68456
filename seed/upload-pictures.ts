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
const CLIENT_WIDTH = 336; // px: reviews show it at most 7rem wide, on screens of up to three times the density

/** Draws and uploads every picture of a demonstration. Returns their paths by their names. */
export async function uploadPictures(demonstration: Demonstration, upload: Upload): Promise<Map<string, string>> {
  const painter = openPainter();
  const paths = new Map<string, string>();
  let queue = drawings(demonstration);
  const drawAll = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { area, name, draw, width } = next;
      paths.set(name, await upload(area, await painter.paint(draw(), width), name));
    }
  };
  const drawUntilOneFails = () =>
    drawAll().catch((error: unknown) => {
      queue = [];
      throw error;
    });
  try {
    // All of them end before this does, also when one fails.
    const workers = Array.from({ length: CONCURRENCY }, drawUntilOneFails);
    await Promise.allSettled(workers);
    await Promise.all(workers);
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

/** Variants are made in this order: what lists and home pages show comes first, what only stands in a text last. */
function drawings({ pictures, services, team, blogs, caseStudies, reviews }: Demonstration): Drawing[] {
  const servicesAs = (view: 'card' | 'detail') =>
    services.map(({ title, category }) => ({
      area: 'services',
      name: pictureNames.service(title, view),
      draw: () => pictures.service(title, category, view),
    }));
  return [
    ...Object.entries(pictures.ofSections ?? {}).map(([name, draw]) => ({ area: 'pages', name, draw })),
    ...reviews.map(({ client_name: name }) => ({
      area: 'reviews',
      name,
      draw: () => pictures.portrait(name),
      width: CLIENT_WIDTH,
    })),
    ...team.map(({ name }) => ({ area: 'teams', name, draw: () => pictures.portrait(name) })),
    ...caseStudies.map(({ title }) => ({
      area: 'case-studies',
      name: pictureNames.caseStudy(title),
      draw: () => pictures.caseStudy(title),
    })),
    ...servicesAs('card'),
    ...blogs.map(({ title, category }) => ({
      area: 'blogs',
      name: title,
      draw: () => pictures.cover(title, category),
    })),
    ...servicesAs('detail'),
    ...blogs.flatMap(({ headings, category }) =>
      headings.map(({ heading }) => ({
        area: 'headings',
        name: heading,
        draw: () => pictures.cover(heading, category),
      })),
    ),
  ];
}

import { caseStudies } from './case-studies.ts';
import { blogs } from './blogs.ts';
import { openPainter } from './painter.ts';
import { composer } from './pictures/composed.ts';
import { portrait } from './pictures/portrait.ts';
import { reviews } from './reviews.ts';
import { services } from './services.ts';
import type { ServiceSeed } from './shapes.ts';
import { team } from './team.ts';

/** Stores a picture and returns its path. */
export type Upload = (area: string, bytes: Uint8Array, name: string) => Promise<string>;

export type DemonstrationPictures = Awaited<ReturnType<typeof uploadDemonstrationPictures>>;

const CONCURRENCY = 2;

const draw = composer({ brand_color: null, accent_color: null, artwork: 'plinth' });

/** Draws and uploads every picture of the demonstration. Returns their paths. */
export async function uploadDemonstrationPictures(upload: Upload) {
  const painter = openPainter();
  const paths = new Map<string, string>();
  const queue = drawings();
  const drawAll = async () => {
    for (let drawing = queue.pop(); drawing; drawing = queue.pop()) {
      const { area, name, draw } = drawing;
      paths.set(name, await upload(area, await painter.paint(draw()), name));
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, drawAll));
  } finally {
    painter.close();
  }
  return {
    forService: ({ title }: ServiceSeed) => ({
      card: paths.get(`${title} card`),
      detail: paths.get(`${title} detail`),
    }),
    forPerson: (name: string) => paths.get(name),
    forPost: (title: string) => paths.get(title),
    forCaseStudy: (title: string) => paths.get(`${title} case study`),
  };
}

interface Drawing {
  area: string;
  name: string;
  draw: () => string;
}

function drawings(): Drawing[] {
  return [
    ...artworks(),
    ...portraits(
      'teams',
      team.map(({ name }) => name),
    ),
    ...covers(),
    ...caseStudyCovers(),
    ...portraits(
      'reviews',
      reviews.map((review) => review.client_name),
    ),
  ];
}

function artworks(): Drawing[] {
  return services.flatMap(({ title, category }, place) => [
    { area: 'services', name: `${title} card`, draw: () => draw({ title, category, format: 'cover', place }) },
    { area: 'services', name: `${title} detail`, draw: () => draw({ title, category, format: 'scene', place }) },
  ]);
}

function portraits(area: string, names: string[]): Drawing[] {
  return names.map((name) => ({ area, name, draw: () => portrait(name) }));
}

function caseStudyCovers(): Drawing[] {
  return caseStudies.map(({ title }, place) => ({
    area: 'case-studies',
    name: `${title} case study`,
    draw: () => draw({ title, format: 'scene', place }),
  }));
}

/** Posts, then their headings, in the order of their pages, so that neighbours differ. */
function covers(): Drawing[] {
  return [
    ...blogs.map(({ title, category }) => ({ area: 'blogs', title, category })),
    ...blogs.flatMap(({ headings, category }) =>
      headings.map(({ heading: title }) => ({ area: 'headings', title, category })),
    ),
  ].map(({ area, title, category }, place) => ({
    area,
    name: title,
    draw: () => draw({ title, category, format: 'cover', place }),
  }));
}

import { caseStudies } from './case-studies.ts';
import { blogs } from './blogs.ts';
import { openPainter } from './painter.ts';
import { cover } from './pictures/cover.ts';
import { palettes } from './pictures/palette.ts';
import { portrait } from './pictures/portrait.ts';
import { serviceArtwork } from './pictures/service.ts';
import { reviews } from './reviews.ts';
import { services } from './services.ts';
import type { ServiceSeed } from './shapes.ts';
import { team } from './team.ts';

/** Stores a picture and returns its path. */
export type Upload = (area: string, bytes: Uint8Array, name: string) => Promise<string>;

export type DemonstrationPictures = Awaited<ReturnType<typeof uploadDemonstrationPictures>>;

const CONCURRENCY = 2;

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
  return services.flatMap(({ title, category }) =>
    (['card', 'detail'] as const).map((view) => ({
      area: 'services',
      name: `${title} ${view}`,
      draw: () => serviceArtwork(title, category, view),
    })),
  );
}

function portraits(area: string, names: string[]): Drawing[] {
  return names.map((name) => ({ area, name, draw: () => portrait(name) }));
}

function caseStudyCovers(): Drawing[] {
  return caseStudies.map(({ title, picture }) => ({
    area: 'case-studies',
    name: `${title} case study`,
    draw: () => cover(picture.seed, palettes[picture.palette]),
  }));
}

/** Numbered seeds step through the compositions, so that neighbours never look alike. */
function covers(): Drawing[] {
  const colours = Object.values(palettes);
  const subjects = [
    ...blogs.map(({ title }) => ({ area: 'blogs', name: title })),
    ...blogs.flatMap(({ headings }) => headings.map(({ heading }) => ({ area: 'headings', name: heading }))),
  ];
  return subjects.map((subject, index) => ({
    ...subject,
    draw: () => cover(`cover ${index}`, colours[index % colours.length] ?? palettes.indigo),
  }));
}

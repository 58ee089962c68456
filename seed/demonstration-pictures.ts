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

/** Keeps an uploaded picture and gives its path. */
export type Upload = (area: string, bytes: Uint8Array) => Promise<string>;

export type DemonstrationPictures = Awaited<ReturnType<typeof uploadDemonstrationPictures>>;

const AT_A_TIME = 2;

/** Paints and uploads every picture of the demonstration; gives their paths by what they show. */
export async function uploadDemonstrationPictures(upload: Upload) {
  const painter = openPainter();
  const paths = new Map<string, string>();
  const waiting = drawings();
  const work = async () => {
    for (let drawing = waiting.pop(); drawing; drawing = waiting.pop()) {
      paths.set(drawing.name, await upload(drawing.area, await painter.paint(drawing.draw())));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
  } finally {
    painter.close();
  }
  return {
    ofService: ({ title }: ServiceSeed) => ({ card: paths.get(`${title} card`), detail: paths.get(`${title} detail`) }),
    ofPerson: (name: string) => paths.get(name),
    ofBlog: (title: string) => paths.get(title),
  };
}

interface Drawing {
  area: string;
  name: string;
  draw: () => string;
}

function drawings(): Drawing[] {
  return [
    ...ofServices(),
    ...portraits(
      'teams',
      team.map(({ name }) => name),
    ),
    ...covers(),
    ...ofReviewers(),
  ];
}

function ofServices(): Drawing[] {
  return services.flatMap(({ title, category }) =>
    (['card', 'detail'] as const).map((view) => ({
      area: 'services',
      name: `${title} ${view}`,
      draw: () => serviceArtwork(title, category, view),
    })),
  );
}

function ofReviewers(): Drawing[] {
  return portraits(
    'reviews',
    reviews.map((review) => review.client_name),
  );
}

function portraits(area: string, names: string[]): Drawing[] {
  return names.map((name) => ({ area, name, draw: () => portrait(name) }));
}

// Numbered seeds walk through the compositions, so that neighbours never look alike.
function covers(): Drawing[] {
  const colours = Object.values(palettes);
  const titles = [
    ...blogs.map(({ title }) => ({ area: 'blogs', name: title })),
    ...blogs.flatMap(({ headings }) => headings.map(({ heading }) => ({ area: 'headings', name: heading }))),
  ];
  return titles.map((title, index) => ({
    ...title,
    draw: () => cover(`cover ${index}`, colours[index % colours.length] ?? palettes.indigo),
  }));
}

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
  const colours = Object.values(palettes);
  const headings = blogs.flatMap((blog) => blog.headings.map(({ heading }) => heading));
  const coverOf = (area: string) => (title: string, index: number) => ({
    area,
    name: title,
    draw: () => cover(title, colours[index % colours.length] ?? palettes.indigo),
  });
  const portraitIn = (area: string) => (name: string) => ({ area, name, draw: () => portrait(name) });
  return [
    ...services.flatMap(({ title, category }) =>
      (['card', 'detail'] as const).map((view) => ({
        area: 'services',
        name: `${title} ${view}`,
        draw: () => serviceArtwork(title, category, view),
      })),
    ),
    ...team.map(({ name }) => name).map(portraitIn('teams')),
    ...blogs.map(({ title }) => title).map(coverOf('blogs')),
    ...headings.map(coverOf('headings')),
    ...reviews.map((review) => review.client_name).map(portraitIn('reviews')),
  ];
}

import { cover } from '../../pictures/cover.ts';
import { palettes } from '../../pictures/palette.ts';
import { portrait } from '../../pictures/portrait.ts';
import { serviceArtwork } from '../../pictures/service.ts';
import type { DemonstrationPictures } from '../demonstration.ts';
import { blogs } from './blogs.ts';

const colours = Object.values(palettes);

const covers = [
  ...blogs.map(({ title }) => title),
  ...blogs.flatMap(({ headings }) => headings.map(({ heading }) => heading)),
];

/** Which composition, in which colours. */
const work: Record<string, Parameters<typeof cover>> = {
  'A shop for pots that exist only once': ['work 15', palettes.dusk],
  'A boathouse log you can read in fog': ['work 12', palettes.indigo],
  'Adverts for the units that stood empty': ['work 10', palettes.sand],
};

export const pictures: DemonstrationPictures = {
  cover: (title) => {
    // Numbered seeds step through the compositions, so that neighbours never look alike.
    const index = covers.indexOf(title);
    return cover(`cover ${index}`, colours[index % colours.length] ?? palettes.indigo);
  },
  portrait,
  service: serviceArtwork,
  caseStudy: (title) => cover(...(work[title] ?? [title, palettes.indigo])),
};

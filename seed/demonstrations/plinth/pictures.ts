import { composer } from '../../pictures/composed.ts';
import { drawingOf } from '../../pictures/drawing-of.ts';
import { portrait } from '../../pictures/portrait.ts';
import type { DemonstrationPictures } from '../demonstration.ts';
import { blogs } from './blogs.ts';
import { caseStudies } from './case-studies.ts';
import { clients } from './looks/clients.ts';
import { team } from './looks/team.ts';
import { services } from './services.ts';

const draw = composer({ brand_color: null, accent_color: null, style: 'bold', artwork: 'plinth' });

/** Posts, their headings and services, in the order of their pages: neighbours differ. */
const covers = [
  ...blogs.map(({ title }) => title),
  ...blogs.flatMap(({ headings }) => headings.map(({ heading }) => heading)),
  ...services.map(({ title }) => title),
];
const placeIn = (records: { title: string }[], title: string) => records.findIndex((record) => record.title === title);

export const pictures: DemonstrationPictures = {
  cover: (title, category) => draw({ title, category, format: 'cover', place: covers.indexOf(title) }),
  portrait: (name) => portrait(drawingOf({ ...team, ...clients }, name)),
  service: (title, category, view) =>
    view === 'card'
      ? draw({ title, category, format: 'cover', place: covers.indexOf(title) })
      : draw({ title, category, format: 'scene', place: placeIn(services, title) }),
  caseStudy: (title) => draw({ title, format: 'scene', place: placeIn(caseStudies, title) }),
};

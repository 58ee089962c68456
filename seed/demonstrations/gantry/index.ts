import { everyPage } from '../../pages/every-page.ts';
import type { Demonstration } from '../../records.ts';
import { about, servicePage, settings } from './site.ts';
import { blogs } from './blogs.ts';
import { caseStudies } from './case-studies.ts';
import { categories } from './categories.ts';
import { menus } from './menus.ts';
import { builtInPages } from './pages/built-in-pages.ts';
import { imprint } from './pages/imprint.ts';
import { privacy } from './pages/privacy.ts';
import { shiftPlan } from './pages/shift-plan.ts';
import { reviews } from './reviews.ts';
import { services } from './services.ts';
import { team } from './team.ts';

/** Seven people in a shed in Rotterdam: Amazon, shops and adverts for makers. */
export const demonstration: Demonstration = {
  brand: {
    style: 'poster',
    fonts: 'space-grotesk+manrope',
    artwork: 'grid',
    corners: 'square',
    brand_color: '#ffcf1a',
    accent_color: '#d3330f',
  },
  menus,
  settings,
  about,
  servicePage,
  service: services,
  teamMember: team,
  category: categories,
  blog: blogs,
  review: reviews,
  caseStudy: caseStudies,
  page: [...everyPage(builtInPages), shiftPlan, privacy, imprint],
};

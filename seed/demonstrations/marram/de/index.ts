import type { Translation } from '../../../records.ts';
import { blogs } from './blogs.ts';
import { caseStudies } from './case-studies.ts';
import { categories } from './categories.ts';
import { menus } from './menus.ts';
import { pages } from './pages.ts';
import { reviews } from './reviews.ts';
import { services } from './services.ts';
import { about, servicePage, settings } from './site.ts';
import { team } from './team.ts';

/** Marram in German: written by Tobias Wren, who says Sie. */
export const german: Translation = {
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
  page: pages,
};

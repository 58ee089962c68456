import { everyPage } from '../../pages/every-page.ts';
import type { Demonstration } from '../../records.ts';
import { blogs } from './blogs.ts';
import { caseStudies } from './case-studies.ts';
import { categories } from './categories.ts';
import { german } from './de/index.ts';
import { menus } from './menus.ts';
import { builtInPages } from './pages/built-in-pages.ts';
import { imprint } from './pages/imprint.ts';
import { privacy } from './pages/privacy.ts';
import { smallPrint } from './pages/small-print.ts';
import { reviews } from './reviews.ts';
import { services } from './services.ts';
import { about, servicePage, settings } from './site.ts';
import { team } from './team.ts';

/** Five people in Edinburgh: words and websites for practices whose work is confidential, in English and German. */
export const demonstration: Demonstration = {
  brand: {
    style: 'quiet',
    fonts: 'newsreader+figtree',
    artwork: 'none',
    corners: 'soft',
    brand_color: '#2f4a3a',
    accent_color: '#8a4a2b',
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
  page: [...everyPage(builtInPages), smallPrint, privacy, imprint],
  translations: { de: german },
};

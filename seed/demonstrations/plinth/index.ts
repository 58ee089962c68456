import { firstMenusIn } from '../../built-ins.ts';
import { everyPage } from '../../pages/every-page.ts';
import type { Demonstration } from '../../records.ts';
import { blogs } from './blogs.ts';
import { builtInPages } from './pages/built-in-pages.ts';
import { caseStudies } from './case-studies.ts';
import { categories } from './categories.ts';
import { howWeWork } from './pages/how-we-work.ts';
import { imprint } from './pages/legal/imprint.ts';
import { privacy } from './pages/legal/privacy.ts';
import { meetingKinds } from './meeting-kinds.ts';
import { reviews } from './reviews.ts';
import { services } from './services.ts';
import { about, servicePage, settings } from './site.ts';
import { team } from './team.ts';

/** A studio of six in Karachi: websites, Amazon and marketing for small firms. */
export const demonstration: Demonstration = {
  brand: { style: 'bold', fonts: 'bricolage-grotesque+inter', artwork: 'plinth', corners: 'round' },
  menus: firstMenusIn('en'),
  settings,
  about,
  servicePage,
  service: services,
  teamMember: team,
  category: categories,
  blog: blogs,
  review: reviews,
  caseStudy: caseStudies,
  meetingKind: meetingKinds,
  page: [...everyPage(builtInPages), howWeWork, privacy, imprint],
};

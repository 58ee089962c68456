import { about } from './types/about.ts';
import { blog } from './types/blog.ts';
import { brand } from './types/brand.ts';
import { caseStudy } from './types/case-study.ts';
import { category } from './types/category.ts';
import { heading } from './types/heading.ts';
import { menus } from './types/menus.ts';
import { page } from './types/page.ts';
import { review } from './types/review.ts';
import { service } from './types/service.ts';
import { servicePage } from './types/service-page.ts';
import { settings } from './types/settings.ts';
import { teamMember } from './types/team-member.ts';

/** Every content type, in the order of the sidebar. */
export const contentTypes = [
  about,
  servicePage,
  service,
  teamMember,
  category,
  blog,
  heading,
  review,
  caseStudy,
  page,
  menus,
  brand,
  settings,
] as const;

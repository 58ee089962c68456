import { about } from './types/about.ts';
import { blog } from './types/blog.ts';
import { heading } from './types/heading.ts';
import { review } from './types/review.ts';
import { service } from './types/service.ts';
import { servicePage } from './types/service-page.ts';
import { settings } from './types/settings.ts';
import { teamMember } from './types/team-member.ts';

/** Every content type, in the order of the sidebar. */
export const contentTypes = [about, servicePage, service, teamMember, blog, heading, review, settings] as const;

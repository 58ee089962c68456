import { about } from './about.ts';
import { blog } from './blog.ts';
import { heading } from './heading.ts';
import { review } from './review.ts';
import { service } from './service.ts';
import { servicePage } from './service-page.ts';
import { settings } from './settings.ts';
import { teamMember } from './team-member.ts';

/** Every content type, in the order of the sidebar. */
export const contentTypes = [about, servicePage, service, teamMember, blog, heading, review, settings] as const;

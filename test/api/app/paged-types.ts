import { contentTypes } from '../../../content/index.ts';
import { teamMember } from '../../../content/types/team-member.ts';

/** The types whose list in the admin API has pages: all but single records and, by the specification, the team. */
export const pagedTypes = contentTypes.filter(({ single, name }) => !single && name !== teamMember.name);

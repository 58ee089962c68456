import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { teamMember } from '../../../content/types/team-member.ts';

/** The types whose list in the admin API has pages: all but single records and, by the specification, the team. */
export const pagedTypes = (contentTypes as readonly ContentType[]).filter(
  ({ single, name }) => !single && name !== teamMember.name,
);

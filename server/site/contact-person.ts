import { settings } from '../../content/types/settings.ts';
import { teamMember } from '../../content/types/team-member.ts';
import { authorFields } from './blog/blog.ts';
import type { PublicContent } from './published.ts';

/** Reads the team member that the settings name as the one who answers, if visitors may see them. */
export function readContactPerson(content: PublicContent) {
  const named = content.records(settings).select('contact_person');
  return content.readOne(teamMember, content.records(teamMember).where('id', 'in', named), authorFields);
}

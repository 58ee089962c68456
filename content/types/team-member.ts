import { defineContent, screensAt } from '../model/content-type.ts';
import { bookableAs } from './bookable-as.ts';
import { image, link, optional, shared, status, text } from '../model/field.ts';

export const teamMember = defineContent({
  name: 'teamMember',
  table: 'teams',
  path: 'teams',
  label: { one: 'Team', many: 'Team' },
  noun: { one: 'team member', many: 'team members' },
  title: 'name',
  addressedBy: 'slug',
  untranslated: 'shared',
  ordered: true,
  fields: {
    name: shared(text('Name')),
    job_title: text('Job Title'),
    image: image('Image'),
    status: status(),
    linkedin: optional(link('Linkedin')),
    twitter: optional(link('Twitter')),
    meeting_kind_id: bookableAs('Visitors can book this kind of meeting below the person.'),
  },
  aside: { Publishing: ['status', 'meeting_kind_id'], Links: ['linkedin', 'twitter'] },
  screens: {
    ...screensAt('teams'),
    back: 'All team members',
    group: 'Content',
    purpose: 'Your team appears on About Us, and its members sign your posts.',
  },
  columns: { name: 'Name', image: 'Image', job_title: 'Job Title', status: 'Status' },
  messages: { created: 'Team Created!', updated: 'Team Updated!', deleted: 'Team Deleted!' },
});

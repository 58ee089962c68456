import { defineContent } from './model/content-type.ts';
import { image, link, optional, status, text } from './model/field.ts';

export const teamMember = defineContent({
  name: 'teamMember',
  table: 'teams',
  path: 'teams',
  label: { one: 'Team', many: 'Team' },
  title: 'name',
  addressedBy: 'slug',
  ordered: true,
  fields: {
    name: text('Name'),
    job_title: text('Job Title'),
    image: image('Image'),
    status: status(),
    linkedin: optional(link('Linkedin')),
    twitter: optional(link('Twitter')),
  },
  messages: { created: 'Team Created!', updated: 'Team Updated!', deleted: 'Team Deleted!' },
});

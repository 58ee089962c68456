import type { Access } from '../../../content/permissions.ts';

/** What people are told about how much a program does. */
export const accessTexts: Readonly<Record<Access, { label: string; may: string }>> = {
  read: { label: 'Read', may: 'Reads the content of the site, and changes nothing.' },
  propose: {
    label: 'Propose',
    may: 'Also writes drafts of its own and uploads pictures. Visitors see nothing of them before a person publishes.',
  },
  full: {
    label: 'Everything you may',
    may: 'Also changes what visitors see. It never gets at people, accounts and backups.',
  },
};

export type Role = (typeof roles)[number];

export const roles = ['owner', 'editor', 'writer', 'sales'] as const;

/** What a role is called, and what whoever has it may do. */
export const roleTexts: Readonly<Record<Role, { label: string; may: string }>> = {
  owner: { label: 'Owner', may: 'Does everything, including settings, brand and people.' },
  editor: { label: 'Editor', may: 'Writes, publishes and deletes content. Reads the inbox.' },
  writer: { label: 'Writer', may: 'Writes drafts. An editor or owner publishes them.' },
  sales: { label: 'Sales', may: 'Answers messages and meeting requests. Reads content.' },
};

import type { Check } from '../check.ts';

export const damage: Check = {
  what: 'The database file',
  find: async ({ database }) => {
    const found = await database.findDamage();
    if (!found) return [];
    const oneLine = found.replaceAll(/\s+/g, ' ');
    return [{ problem: `The database file is damaged (${oneLine}). Restore it from a backup.` }];
  },
};

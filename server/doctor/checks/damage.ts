import { explainDamage } from '../../backup/damage.ts';
import type { Check } from '../check.ts';

export const damage: Check = {
  what: 'The database file',
  find: async ({ database, configuration }) => {
    const found = await database.findDamage();
    if (!found) return [];
    return [{ problem: await explainDamage(found, configuration) }];
  },
};

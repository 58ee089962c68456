import { APART, countFileStores } from '../../data-folder/instances.ts';
import type { Check } from '../check.ts';

export const sharedFiles: Check = {
  what: 'Whether all instances have the same files',
  find: async ({ database, clock }) => ((await countFileStores(database, clock())) < 2 ? [] : [{ problem: APART }]),
};

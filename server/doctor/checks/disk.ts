import { findFullDisks } from '../../data-folder/disk-space.ts';
import type { Check } from '../check.ts';

export const disk: Check = {
  what: 'The free space on the disk',
  find: async ({ configuration }) => (await findFullDisks(configuration)).map((problem) => ({ problem })),
};

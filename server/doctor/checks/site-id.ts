import { isJoined, readSiteIds } from '../../data-folder/site-id.ts';
import type { Check } from '../check.ts';

export const siteId: Check = {
  what: 'Whether the files belong to the database',
  find: async ({ database, files }) => {
    const ids = await readSiteIds(database, files);
    if (isJoined(ids)) return [];
    const [ofFiles, ofDatabase] = [ids.files, ids.database].map((id) => (id ? `site ${id}` : 'no site'));
    const apart = `The ${files.name} belongs to ${ofFiles}, and the database to ${ofDatabase}.`;
    return [{ problem: `${apart} If they belong together, run: npm run plinth -- doctor --adopt` }];
  },
};

import { isJoined, readSiteIds } from '../../data-folder/site-id.ts';
import type { Check } from '../check.ts';

export const siteId: Check = {
  what: 'Whether the data folder belongs to the database',
  find: async ({ database, configuration: { DATA_DIR } }) => {
    const ids = await readSiteIds(database, DATA_DIR);
    if (isJoined(ids)) return [];
    const [folder, own] = [ids.folder, ids.database].map((id) => (id ? `site ${id}` : 'no site'));
    return [
      {
        problem: `The data folder ${DATA_DIR} belongs to ${folder}, and the database to ${own}. If they belong together, run: npm run plinth -- doctor --adopt`,
      },
    ];
  },
};

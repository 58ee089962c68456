import { pages, recordPath } from '../../content/addresses.ts';
import { blog, records } from '../../test/demonstration.ts';
import { listedPaths } from '../../test/public-addresses.ts';

/** The longest post of the demonstration. */
export const POST = recordPath(pages.blog, blog.slug);

/** Every page, with one record of each kind. */
export const PAGES = listedPaths(records);

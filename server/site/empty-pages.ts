import { contentTypes } from '../../content/index.ts';
import { isRecordPage, pageList } from '../../content/addresses.ts';
import type { PublicContent } from './published.ts';

/** Reads the paths of the pages that menus leave out, because there is nothing yet of what they require. */
export async function readEmptyPages(content: PublicContent): Promise<string[]> {
  const empty = requiring.map(async ({ path, type }) => {
    const first = await content.anyRecords(type).select('id').limit(1).executeTakeFirst();
    return first ? [] : [path];
  });
  return (await Promise.all(empty)).flat();
}

const requiring = pageList.flatMap((page) => {
  const type = contentTypes.find(({ name }) => name === page.requires);
  return type && !isRecordPage(page) ? [{ path: page.path, type }] : [];
});

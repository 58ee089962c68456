import { contentTypes } from '../../content/index.ts';
import { isRecordPage, pageList } from '../../content/addresses.ts';
import type { PublicContent } from './published.ts';

/** Reads the paths of the pages that menus leave out, because there is nothing yet of what they require. */
export async function readEmptyPages(content: PublicContent): Promise<string[]> {
  const present = await content.typesWithRecords(requiredTypes);
  return requiring.flatMap(({ path, requires = '' }) => (present.has(requires) ? [] : [path]));
}

const requiring = pageList.filter((page) => page.requires && !isRecordPage(page));
const requiredTypes = contentTypes.filter(({ name }) => requiring.some(({ requires }) => requires === name));

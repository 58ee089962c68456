import { canonicalPath, pageList, pages, pageTitle } from '../../content/addresses.ts';
import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { PUBLIC_PAGE_SIZE } from '../platform/paging.ts';
import type { Brand } from './brand.ts';
import type { PublicContent } from './published.ts';
import { recordPages } from './record-pages.ts';
import { readSetting } from './settings.ts';

export interface ShareTitle {
  title: string;
  /** The name of the agency. */
  agency: string;
  /** The content type of the page's record, if it is the page of a record. */
  type: string | null;
  brand: Brand;
}

/** Returns the title on the share picture of the page at a canonical address; null if there is no such page. */
export async function readShareTitle(content: PublicContent, address: string): Promise<ShareTitle | null> {
  const [path = '', query] = address.split('?');
  if (canonicalPath(path) !== path) return null;
  const { setting, brand } = await readSetting(content);
  const agency = setting.product_name;
  if (address === pages.home.path) return { title: setting.expertise_heading ?? agency, agency, type: null, brand };
  const title = query === undefined ? nameOf(path) : await titleOfListPage(content, path, query);
  if (title !== null) return { title, agency, type: null, brand };
  return query === undefined ? readRecordTitle(content, path, { agency, brand }) : null;
}

function nameOf(path: string): string | null {
  return pageList.find((page) => page.path === path && !page.isUnlisted)?.name ?? null;
}

async function titleOfListPage(content: PublicContent, path: string, query: string): Promise<string | null> {
  const list = pageList.find((page) => page.path === path);
  const type = (contentTypes as readonly ContentType[]).find(({ name }) => name === list?.paginates);
  const page = Number(/^page=([1-9]\d{0,5})$/.exec(query)?.[1] ?? 1);
  if (!list?.name || !type || page === 1) return null;
  const last = Math.ceil((await content.count(type)) / PUBLIC_PAGE_SIZE);
  return page <= last ? pageTitle(list.name, page) : null;
}

async function readRecordTitle(
  content: PublicContent,
  path: string,
  site: Pick<ShareTitle, 'agency' | 'brand'>,
): Promise<ShareTitle | null> {
  const start = path.lastIndexOf('/') + 1;
  const of = recordPages.find(({ page }) => page.path === `${path.slice(0, start)}:slug`);
  if (!of) return null;
  const named = content.anyRecords(of.type).where('slug', '=', path.slice(start));
  const [record] = await content.readAny(of.type, named, [of.type.title]);
  return record ? { title: String(record[of.type.title]), ...site, type: of.type.name } : null;
}

import { contentTypes } from '../../content/index.ts';
import { builtInPages, pageList, pages, pageTitle } from '../../content/addresses.ts';
import { canonicalPath, recordPageAt } from '../../content/paths.ts';
import { relationsOf } from '../../content/model/content-type.ts';
import { PUBLIC_PAGE_SIZE } from '../platform/paging.ts';
import type { Brand } from './brand.ts';
import type { PublicContent } from './published.ts';
import { readPageRecord } from './pages/page.ts';
import { type RecordPages, recordPages } from './pages/record-pages.ts';
import { wordsIn } from '../../content/words/index.ts';
import type { Words } from '../../content/words/words.ts';
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
  const { setting, brand, language } = await readSetting(content);
  const { lists } = wordsIn(language).pages;
  const agency = setting.product_name;
  if (address === pages.home.path) return { title: setting.expertise_heading ?? agency, agency, type: null, brand };
  const name = await titleOfPage(content, path);
  const title = query === undefined ? name : name && (await titleOfListPage(content, { path, name, query, lists }));
  if (title !== null) return { title, agency, type: null, brand };
  return readRecordTitle(content, { path, query, lists }, { agency, brand });
}

/** Returns the title of the built-in page at a path. */
async function titleOfPage(content: PublicContent, path: string): Promise<string | null> {
  const slug = builtInPages.find(({ key }) => pages[key].path === path)?.slug;
  return slug ? ((await readPageRecord(content, slug))?.title ?? null) : null;
}

async function titleOfListPage(
  content: PublicContent,
  { path, name, query, lists }: { path: string; name: string; query: string; lists: Lists },
): Promise<string | null> {
  const list = pageList.find((page) => page.path === path);
  const type = contentTypes.find(({ name }) => name === list?.paginates);
  return type ? titleOfLaterPage({ name, query, lists }, await content.count(type)) : null;
}

/** Returns the title of a later page of a list that has some length; null if there is no such page. */
function titleOfLaterPage(
  { name, query, lists }: { name: string; query: string; lists: Lists },
  length: number,
): string | null {
  const page = Number(/^page=([1-9]\d{0,5})$/.exec(query)?.[1] ?? 1);
  return page > 1 && page <= Math.ceil(length / PUBLIC_PAGE_SIZE) ? pageTitle(name, page, lists) : null;
}

type Lists = Words['pages']['lists'];

async function readRecordTitle(
  content: PublicContent,
  { path, query, lists }: { path: string; query: string | undefined; lists: Lists },
  site: Pick<ShareTitle, 'agency' | 'brand'>,
): Promise<ShareTitle | null> {
  const address = recordPageAt(path);
  const recordPage = address && recordPages.find(({ page }) => page === pages[address.page]);
  if (!recordPage) return null;
  const { type } = recordPage;
  const named = content.anyRecords(type).where('slug', '=', address.slug);
  const [record] = await content.readAny(type, named, ['id', type.title]);
  if (!record) return null;
  const name = String(record[type.title]);
  const count = () => countRelated(content, recordPage, Number(record['id']));
  const title = query === undefined ? name : titleOfLaterPage({ name, query, lists }, await count());
  return title === null ? null : { title, ...site, type: type.name };
}

/** Counts what the page of a record lists. */
async function countRelated(content: PublicContent, { type, page }: RecordPages, id: number): Promise<number> {
  const listed = contentTypes.find(({ name }) => name === page.paginates);
  const relation = listed && relationsOf(listed).find(({ to }) => to === type.name);
  return listed && relation ? content.count(listed, { [relation.name]: id }) : 0;
}

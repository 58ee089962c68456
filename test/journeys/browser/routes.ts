import { pageList, pages, recordPath } from '../../../content/addresses.ts';
import { home as homePage } from '../../../seed/demonstrations/plinth/pages/home.ts';
import { howWeWork } from '../../../seed/demonstrations/plinth/pages/how-we-work.ts';
import { records } from '../../demonstration.ts';
import { pageAddresses } from '../../public-addresses.ts';

/** A public page, as a visitor reaches it. */
interface PublicPage {
  path: string;
  title: string;
  status?: number;
  /** Only pages with a form carry script. */
  hasForm?: true;
}

const titles = new Map(Object.entries(records).map(([page, { title }]) => [page, title]));

/** The pages that the demonstration calls differently for search engines. */
const searchTitles = new Map([
  ['/', homePage.seo_title],
  [recordPath(pages.page, records.page.slug), howWeWork.seo_title],
]);

/** Every page of `content/addresses.ts`, the second page of two lists, and two that are not found. */
export const publicPages: PublicPage[] = [
  ...pageAddresses(records, ({ isUnlisted }) => !isUnlisted).map(({ path, page: { key, name, hasForm } }) => ({
    path,
    title: searchTitles.get(path) ?? name ?? titles.get(key) ?? '',
    ...(hasForm && { hasForm }),
  })),
  { path: '/our-reviews?page=2', title: 'Our Reviews, page 2' },
  { path: '/our-blogs?page=2', title: 'Blogs, page 2' },
  { path: '/meeting/reminders?token=old', title: 'No more reminders', status: 404 },
  { path: '/meeting/cancel?token=old', title: 'No Meeting to Cancel', status: 404 },
  { path: '/no-such-page', title: 'Page Not Found', status: 404 },
];

export const navigation = pageList
  .filter(({ inNavigation }) => inNavigation)
  .map(({ name, path }) => ({ text: name ?? '', href: path }));

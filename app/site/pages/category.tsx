import { documents, pages, recordPath } from '../../../content/addresses.ts';
import { filled } from '../../../content/words/words.ts';
import type { Route } from './+types/category.ts';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { loadRecord, readPageNumber, requireFound } from '../loading/load-page.ts';
import { PageHead, UnlistedHead } from '../layout/page-head.tsx';
import { crumbsTo } from '../layout/addresses.ts';
import { useSite } from '../layout/site-data.ts';
import { blogList } from '../layout/structured-data.ts';
import { PostRows } from '../parts/blog/post-rows.tsx';
import { CategoryLinks } from '../parts/blog/category-links.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { PageTitle, Standfirst } from '../parts/page-title.tsx';
import { Sections } from '../sections/sections.tsx';
import { pageAddress, Pagination } from '../parts/pagination.tsx';

export const loader = (args: Route.LoaderArgs) =>
  loadRecord(args, pages.category, async (site, slug) => {
    const found = await site.readCategory(slug, readPageNumber(args.url));
    if (!found) return null;
    const [categories, invitation] = await Promise.all([site.readCategories(), site.readInvitation(pages.category)]);
    return { ...requireFound(found), categories, invitation };
  });

export default function Category({
  loaderData: { category, categories, records, page, last, invitation },
}: Route.ComponentProps) {
  const site = useSite();
  const { id, slug, name, short_description } = category;
  const path = recordPath(pages.category, slug);
  const trail = [...crumbsTo(site, 'blogs'), { name, path }];
  const feed = { title: `${name} | ${site.setting.product_name}`, path: documents.categoryFeed.replace(':slug', slug) };
  return (
    <>
      {records.length === 0 ? (
        <UnlistedHead title={name} />
      ) : (
        <PageHead
          title={name}
          description={short_description}
          page={page}
          canonical={pageAddress(path, page)}
          trail={trail}
          structured={[blogList(site, records, { name, path })]}
          feed={feed}
        />
      )}
      <div className="wrap pb-section">
        <Breadcrumbs trail={trail} />
        <header className="page-opening opening-split">
          <PageTitle title={name} />
          <Standfirst text={short_description} />
        </header>
        <div className="masthead-rule">
          <CategoryLinks categories={categories} current={id} />
          <a href={feed.path} className="not-printed ms-auto">
            {site.words.lists.feed}
            <span className="sr-only"> {filled(site.words.layout.ofName, { name })}</span>
          </a>
        </div>
        {records.length === 0 && <EmptyState text={site.words.lists.noPosts} />}
        <PostRows blogs={records} level={2} isOfCategory />
        <Pagination list={{ path, paginates: pages.category.paginates }} page={page} last={last} />
      </div>
      <Sections sections={invitation} />
    </>
  );
}

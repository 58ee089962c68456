import { documents, pages, recordPath } from '../../../content/addresses.ts';
import type { Route } from './+types/category.ts';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { loadRecord } from '../layout/load-page.ts';
import { PageHead, UnlistedHead } from '../layout/page-head.tsx';
import { useSite } from '../layout/site-data.ts';
import { blogList } from '../layout/structured-data.ts';
import { BlogCards } from '../parts/blog/blog-cards.tsx';
import { CategoryLinks } from '../parts/blog/category-links.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { readPageNumber, requireFound } from '../parts/page-number.ts';
import { Sections } from '../sections/sections.tsx';
import { pageAddress, Pagination } from '../parts/pagination.tsx';

export const loader = (args: Route.LoaderArgs) =>
  loadRecord(args, pages.category, async (site, slug) => {
    const found = await site.readCategory(slug, readPageNumber(args.url));
    return found && { ...requireFound(found), categories: await site.readCategories() };
  });

export default function Category({
  loaderData: { category, categories, records, page, last, invitation },
}: Route.ComponentProps) {
  const site = useSite();
  const { id, slug, name, short_description } = category;
  const path = recordPath(pages.category, slug);
  const trail = [pages.blogs, { name, path }];
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
      <div className="wrap pt-6 pb-section">
        <Breadcrumbs trail={trail} />
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 py-[clamp(2rem,1rem+3vw,4rem)]">
          <div>
            <h1 dir="auto" className="text-3xl">
              {name}
            </h1>
            {short_description && (
              <p dir="auto" className="mt-5 max-w-text text-lg leading-snug text-pretty text-muted">
                {short_description}
              </p>
            )}
          </div>
          <a href={feed.path} className="link not-printed inline-flex min-h-11 items-center text-sm">
            Feed<span className="sr-only"> of {name}</span>
          </a>
        </header>
        <CategoryLinks categories={categories} current={id} />
        {records.length === 0 && <EmptyState text="No posts yet" />}
        <BlogCards blogs={records} level={2} isFirst hasCategories={false} />
        <Pagination list={{ path, paginates: pages.category.paginates }} page={page} last={last} />
      </div>
      <Sections sections={invitation} />
    </>
  );
}

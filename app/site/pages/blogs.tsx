import { documents, pages } from '../../../content/addresses.ts';
import type { Route } from './+types/blogs.ts';
import { FrontPage } from '../parts/blog/front-page.tsx';
import { PostRows } from '../parts/blog/post-rows.tsx';
import { CategoryLinks } from '../parts/blog/category-links.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { loadList } from '../loading/load-page.ts';
import { addressIn } from '../layout/addresses.ts';
import { BuiltInHead } from '../layout/page-head.tsx';
import { FormattedDate } from '../parts/formatted-date.tsx';
import { PageTitle, Standfirst } from '../parts/page-title.tsx';
import { pageAddress, Pagination } from '../parts/pagination.tsx';
import { sectionHeaders } from '../loading/section-forms.ts';
import { Sections } from '../sections/sections.tsx';
import { useSite } from '../layout/site-data.ts';
import { blogList, blogName } from '../layout/structured-data.ts';

const { path } = pages.blogs;

export const headers = sectionHeaders;

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, 'our-blogs', async (site, wanted) => ({
    ...(await site.readListedBlogs(wanted)),
    categories: await site.readCategories(),
  }));

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { records, categories, page, last, head, sections } = loaderData;
  const site = useSite();
  return (
    <>
      <BuiltInHead
        head={head}
        page={page}
        canonical={pageAddress(path, page)}
        structured={records.length > 0 ? [blogList(site, records, { name: blogName(site), path })] : []}
      />
      <header className="wrap masthead pt-opening pb-8">
        <div className="page-title flex flex-wrap items-end justify-between gap-x-16 gap-y-4">
          <PageTitle title={head.title} />
          <Standfirst text={head.lead} />
        </div>
        <div className="masthead-rule">
          {records[0] && <FormattedDate iso={records[0].created_at} className="" />}
          <CategoryLinks categories={categories} />
          <a href={addressIn(site, documents.feed)} className="not-printed ms-auto">
            {site.words.lists.feed}
          </a>
        </div>
      </header>
      <div className="wrap pb-section">
        {records.length === 0 && <EmptyState text={site.words.lists.noPosts} />}
        {page === 1 ? <FrontPage blogs={records} /> : <PostRows blogs={records} level={2} />}
        <Pagination list={pages.blogs} page={page} last={last} />
      </div>
      <Sections sections={sections} />
    </>
  );
}

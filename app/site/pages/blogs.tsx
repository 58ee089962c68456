import { pages, pageTitle } from '../../../content/addresses.ts';
import type { Route } from './+types/blogs.ts';
import { BlogCards } from '../parts/blog-cards.tsx';
import { CategoryLinks } from '../parts/category-links.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { loadList } from '../layout/load-page.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PageIntro } from '../sections/page-intro.tsx';
import { pageAddress, Pagination, withPageNumber } from '../parts/pagination.tsx';
import { useSite } from '../layout/site-data.ts';
import { blogList } from '../layout/structured-data.ts';

const { path, name } = pages.blogs;

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, async (site, wanted) => ({
    ...(await site.readBlogs(wanted)),
    categories: await site.readCategories(),
  }));

export default function Blogs({ loaderData: { records, categories, page, last } }: Route.ComponentProps) {
  const site = useSite();
  const about = `Notes on websites, marketing and marketplaces by the team at ${site.setting.product_name}.`;
  return (
    <>
      <PageHead
        title={pageTitle(name, page)}
        description={withPageNumber(about, page)}
        canonical={pageAddress(path, page)}
        trail={[pages.blogs]}
        structured={
          records.length > 0 ? [blogList(site, records, { name: `${site.setting.product_name} blog`, path })] : []
        }
      />
      <PageIntro title="Blogs" lead="What we learn on the job, written down so you can use it without us." />
      <div className="wrap py-section">
        {records.length === 0 && <EmptyState text="No posts yet" />}
        <CategoryLinks categories={categories} />
        <BlogCards blogs={records} level={2} isFirst hasFeatured={page === 1 && records.length > 4} />
        <Pagination list={pages.blogs} page={page} last={last} />
      </div>
    </>
  );
}

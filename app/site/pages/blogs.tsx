import { pages } from '../../../content/addresses.ts';
import type { Route } from './+types/blogs.ts';
import { BlogCards } from '../parts/blog/blog-cards.tsx';
import { CategoryLinks } from '../parts/blog/category-links.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { loadList } from '../layout/load-page.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { pageAddress, Pagination } from '../parts/pagination.tsx';
import { sectionHeaders } from '../sections/parts/section-forms.ts';
import { Sections } from '../sections/sections.tsx';
import { useSite } from '../layout/site-data.ts';
import { blogList } from '../layout/structured-data.ts';

const { path } = pages.blogs;

export const headers = sectionHeaders;

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, 'our-blogs', async (site, wanted) => ({
    ...(await site.readBlogs(wanted)),
    categories: await site.readCategories(),
  }));

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { records, categories, page, last, head, sections } = loaderData;
  const site = useSite();
  return (
    <>
      <PageHead
        title={head.title}
        description={head.lead}
        search={head}
        page={page}
        canonical={pageAddress(path, page)}
        trail={[{ ...pages.blogs, name: head.title }]}
        structured={
          records.length > 0 ? [blogList(site, records, { name: `${site.setting.product_name} blog`, path })] : []
        }
      />
      <PageIntro title={head.title} lead={head.lead} />
      <div className="wrap py-section">
        {records.length === 0 && <EmptyState text="No posts yet" />}
        <CategoryLinks categories={categories} />
        <BlogCards blogs={records} level={2} isFirst hasFeatured={page === 1 && records.length > 4} />
        <Pagination list={pages.blogs} page={page} last={last} />
      </div>
      <Sections sections={sections} />
    </>
  );
}

import { serverContext } from '../../server-context.ts';
import type { Route } from './+types/blogs.ts';
import { BlogCards } from '../parts/blog-cards.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { PageIntro } from '../sections/page-intro.tsx';
import { requireFound, readPageNumber } from '../parts/page-number.ts';
import { pageAddress, Pagination, withPageNumber } from '../parts/pagination.tsx';
import { useSite } from '../layout/site-facts.ts';
import { blogList } from '../layout/structured-data.ts';

const path = '/our-blogs';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { site } = context.get(serverContext);
  return site.withPictures(requireFound(await site.readBlogs(readPageNumber(url))));
}

export default function Blogs({ loaderData: { records, page, last } }: Route.ComponentProps) {
  const site = useSite();
  const about = `Notes on websites, marketing and marketplaces by the team at ${site.setting.product_name}.`;
  return (
    <>
      <PageHead
        title={page === 1 ? 'Blogs' : `Blogs, page ${page}`}
        description={withPageNumber(about, page)}
        canonical={pageAddress(path, page)}
        trail={[{ name: 'Blogs', path }]}
        structured={records.length > 0 ? [blogList(site, records)] : []}
      />
      <PageIntro title="Blogs" lead="What we learn on the job, written down so you can use it without us." />
      <div className="wrap py-section">
        {records.length === 0 && <EmptyState text="No posts yet" />}
        <BlogCards blogs={records} level={2} isFirst hasFeatured={page === 1 && records.length > 4} />
        <Pagination path={path} page={page} last={last} />
      </div>
    </>
  );
}

import { serverContext } from '../../server-context.ts';
import type { Route } from './+types/blogs.ts';
import { BlogCards } from '../parts/blog-cards.tsx';
import { NothingYet } from '../parts/nothing-yet.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { PageIntro } from '../sections/page-intro.tsx';
import { existing, pageWanted } from '../parts/page-wanted.ts';
import { pageAddress, Pagination, tellingPage } from '../parts/pagination.tsx';
import { useSite } from '../layout/site-facts.ts';
import { blogList } from '../layout/structured-data.ts';

const path = '/our-blogs';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { site } = context.get(serverContext);
  return site.withPictures(existing(await site.readBlogs(pageWanted(url))));
}

export default function Blogs({ loaderData: { records, page, last } }: Route.ComponentProps) {
  const site = useSite();
  const about = `Notes on websites, marketing and marketplaces by the people of ${site.setting.product_name}.`;
  return (
    <>
      <PageHead
        title={page === 1 ? 'Blogs' : `Blogs, page ${page}`}
        description={tellingPage(about, page)}
        canonical={pageAddress(path, page)}
        trail={[{ name: 'Blogs', path }]}
        structured={records.length > 0 ? [blogList(site, records)] : []}
      />
      <PageIntro title="Blogs" lead="What we learn on the job, written down so that you can use it without us." />
      <div className="wrap py-section">
        {records.length === 0 && <NothingYet text="There are no posts yet." />}
        <BlogCards blogs={records} level={2} isFirst isLed={page === 1 && records.length > 4} />
        <Pagination path={path} page={page} last={last} />
      </div>
    </>
  );
}

import { pages } from '../../../content/addresses.ts';
import type { Route } from './+types/reviews.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { loadList } from '../loading/load-page.ts';
import { BuiltInHead } from '../layout/page-head.tsx';
import { PageTitle, Standfirst } from '../parts/page-title.tsx';
import { pageAddress, Pagination } from '../parts/pagination.tsx';
import { LargeVoice, Voice } from '../parts/reviews/voice.tsx';
import { sectionHeaders } from '../loading/section-forms.ts';
import { Sections } from '../sections/sections.tsx';
import { useSite } from '../layout/site-data.ts';
import { reviewList } from '../layout/structured-data.ts';

const { path } = pages.reviews;

export const headers = sectionHeaders;

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, 'our-reviews', (site, wanted) => site.readReviews(wanted));

export default function Reviews({ loaderData: { records, page, last, head, sections } }: Route.ComponentProps) {
  const site = useSite();
  const [first, ...others] = records;
  return (
    <>
      <BuiltInHead
        head={head}
        page={page}
        canonical={pageAddress(path, page)}
        structured={records.length > 0 ? [reviewList(site, records)] : []}
      />
      <div className="wrap page-opening opening-split">
        <PageTitle title={head.title} />
        <Standfirst text={head.lead} />
      </div>
      <div className="wrap pb-section">
        {first ? <LargeVoice review={first} /> : <EmptyState text={site.words.lists.noReviews} />}
        {others.length > 0 && (
          <div className="wall">
            {others.map((review) => (
              <Voice key={review.id} review={review} />
            ))}
          </div>
        )}
        <Pagination list={pages.reviews} page={page} last={last} />
      </div>
      <Sections sections={sections} />
    </>
  );
}

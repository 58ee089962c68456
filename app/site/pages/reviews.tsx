import { pages } from '../../../content/addresses.ts';
import type { Route } from './+types/reviews.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { loadList } from '../layout/load-page.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { pageAddress, Pagination } from '../parts/pagination.tsx';
import { Reviewer } from '../parts/review-quote.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { sectionHeaders } from '../sections/parts/section-forms.ts';
import { Sections } from '../sections/sections.tsx';
import { useSite } from '../layout/site-data.ts';
import { reviewList } from '../layout/structured-data.ts';

const { path } = pages.reviews;

export const headers = sectionHeaders;

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, 'our-reviews', (site, wanted) => site.readReviews(wanted));

export default function Reviews({ loaderData: { records, page, last, head, sections } }: Route.ComponentProps) {
  const site = useSite();
  return (
    <>
      <PageHead
        title={head.title}
        description={head.lead}
        search={head}
        page={page}
        canonical={pageAddress(path, page)}
        trail={[{ ...pages.reviews, name: head.title }]}
        structured={records.length > 0 ? [reviewList(site, records)] : []}
      />
      <PageIntro title={head.title} lead={head.lead} />
      <div className="wrap py-section">
        {records.length === 0 && <EmptyState text="No reviews yet" />}
        <div>
          {records.map((review) => (
            <article
              key={review.id}
              className="grid gap-x-16 gap-y-6 border-line py-[clamp(2.5rem,5vw,4.5rem)] not-first:border-t first:pt-0 lg:grid-cols-[1fr_1.9fr]"
            >
              <div>
                <h2 dir="auto" className="text-lg">
                  {review.project_name}
                </h2>
                <p dir="auto" className="mt-3 max-w-[28em] text-sm text-muted">
                  {review.project_summary}
                </p>
              </div>
              <figure className="grid gap-6">
                <blockquote>
                  <p dir="auto" className="mb-5 max-w-[21em] font-display text-xl leading-snug text-balance">
                    “{review.feedback}”
                  </p>
                  <RichText html={review.project_review} level={3} />
                </blockquote>
                <Reviewer review={review} />
              </figure>
            </article>
          ))}
        </div>
        <Pagination list={pages.reviews} page={page} last={last} />
      </div>
      <Sections sections={sections} />
    </>
  );
}

import { serverContext } from '../server-context.ts';
import type { Route } from './+types/reviews.ts';
import { ContactBand } from './parts/contact-band.tsx';
import { PageHead } from './parts/page-head.tsx';
import { PageIntro } from './parts/page-intro.tsx';
import { existing, pageWanted } from './parts/page-wanted.ts';
import { pageAddress, Pagination, tellingPage } from './parts/pagination.tsx';
import { Reviewer } from './parts/review-quote.tsx';
import { RichText } from './parts/rich-text.tsx';
import { useSite } from './parts/site-facts.ts';
import { reviewList } from './parts/structured-data.ts';

const path = '/our-reviews';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { site } = context.get(serverContext);
  return site.withPictures(existing(await site.readReviews(pageWanted(url))));
}

export default function Reviews({ loaderData: { records, page, last } }: Route.ComponentProps) {
  const site = useSite();
  const about = `What clients say about working with ${site.setting.product_name}, project by project.`;
  return (
    <>
      <PageHead
        title={page === 1 ? 'Our Reviews' : `Our Reviews, page ${page}`}
        description={tellingPage(about, page)}
        canonical={pageAddress(path, page)}
        trail={[{ name: 'Our Reviews', path }]}
        structured={records.length > 0 ? [reviewList(site, records)] : []}
      />
      <PageIntro
        title="Our Reviews"
        lead="In our clients' words, with what went well and what could have gone better."
      />
      <div className="wrap py-section">
        {records.length === 0 && <p className="text-muted">There are no reviews yet.</p>}
        <div className="grid gap-6 lg:grid-cols-2">
          {records.map((review, index) => (
            <article key={review.id} className="rounded-card border border-line bg-surface p-8">
              <h2 className="text-lg">{review.project_name}</h2>
              <p className="mt-3 text-sm text-muted">{review.project_summary}</p>
              <figure className="mt-6 border-l-2 border-accent pl-6">
                <blockquote>
                  <p className="mb-3 text-lg leading-snug">“{review.feedback}”</p>
                  <RichText html={review.project_review} level={3} className="mb-5 text-sm" />
                </blockquote>
                <Reviewer review={review} isFirst={index === 0} />
              </figure>
            </article>
          ))}
        </div>
        <Pagination path={path} page={page} last={last} />
      </div>
      <ContactBand />
    </>
  );
}

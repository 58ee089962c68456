import type { Review } from '../../../server/site/reviews.ts';
import { Reviewer } from './review-quote.tsx';

/** One voice, large, across the page. */
export function LargeQuote({ review }: { review: Review }) {
  return (
    <figure className="large-quote bg-tint py-section">
      <div className="wrap grid gap-8">
        <blockquote dir="auto" className="max-w-[22em] font-display text-2xl leading-[1.15] font-semibold text-balance">
          “{review.feedback}”
        </blockquote>
        <Reviewer review={review} />
      </div>
    </figure>
  );
}

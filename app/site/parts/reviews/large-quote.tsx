import type { Review } from '../../../../server/site/reviews.ts';
import { Quoted } from './quoted.tsx';
import { Reviewer } from './review-quote.tsx';
import { quoteSize } from './quote-size.ts';

/** One voice, large, across the page. */
export function LargeQuote({ review }: { review: Review }) {
  return (
    <div className="wrap section-space">
      <figure className="voice-large">
        <blockquote dir="auto" className={`quoted hanging ${quoteSize(review.feedback)}`}>
          <Quoted text={review.feedback} />
        </blockquote>
        <Reviewer review={review} />
      </figure>
    </div>
  );
}

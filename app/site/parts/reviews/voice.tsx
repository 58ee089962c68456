import { useWords } from '../../layout/words.tsx';
import type { Review } from '../../../../server/site/reviews.ts';
import { pictureProps } from '../../pictures/picture.tsx';
import { Portrait } from '../../pictures/portrait.tsx';
import { RichText } from '../rich-text.tsx';
import { Quoted, quoteSize } from './review-quote.tsx';

/** In characters. */
const SHORT = 70;
const LONG = 140;

/** A review across the page. */
export function LargeVoice({ review }: { review: Review }) {
  return (
    <article className="voice-large grid gap-8 border-t border-line-strong pt-[clamp(2rem,1rem+3vw,4rem)]">
      <Feedback review={review} className={quoteSize(review.feedback)} />
      <Source review={review} sizes="7rem" />
    </article>
  );
}

/** A review among others, the larger the shorter it is. */
export function Voice({ review }: { review: Review }) {
  const { length } = review.feedback;
  const size = length <= SHORT ? 'text-2xl' : length > LONG ? 'text-lg leading-snug' : 'text-xl';
  return (
    <article>
      <Feedback review={review} className={`mb-6 ${size}`} />
      <Source review={review} sizes="4rem" />
    </article>
  );
}

function Feedback({ review: { feedback }, className }: { review: Review; className: string }) {
  return (
    <blockquote>
      <p dir="auto" className={`quoted hanging ${className}`}>
        <Quoted text={feedback} />
      </p>
    </blockquote>
  );
}

interface SourceProps {
  review: Review;
  sizes: string;
}

/** Who says it, of which project, and the whole review. */
function Source({ review, sizes }: SourceProps) {
  const { wholeReview } = useWords().records;
  const { client_name, project_name, project_summary, project_review } = review;
  return (
    <div className="voice-source">
      <Portrait name={client_name} {...pictureProps(review, 'image')} sizes={sizes} />
      <div className="min-w-0">
        <p dir="auto" className="font-semibold">
          {client_name}
        </p>
        <h2 dir="auto" className="source-project">
          {project_name}
        </h2>
      </div>
      <div className="rest min-w-0">
        <p dir="auto" className="text-muted">
          {project_summary}
        </p>
        <details className="whole-review">
          <summary>
            <span>
              {wholeReview}
              <span className="sr-only">: {project_name}</span>
            </span>
          </summary>
          <RichText html={project_review} level={3} className="pt-2" />
        </details>
      </div>
    </div>
  );
}

import type { Review } from '../../../../server/site/reviews.ts';
import { quotesOf } from '../../../../content/languages.ts';
import { useSite } from '../../layout/site-data.ts';
import { pictureProps } from '../../pictures/picture.tsx';
import { displaySize } from '../page-title.tsx';
import { Person } from '../person.tsx';

export function ReviewQuote({ review }: { review: Review }) {
  return (
    <figure className="quote flex flex-col justify-between gap-8 rounded-card border border-line bg-surface p-card">
      <blockquote dir="auto" className="hanging line-clamp-10 font-display text-lg leading-snug text-balance">
        <Quoted text={review.feedback} />
      </blockquote>
      <Reviewer review={review} />
    </figure>
  );
}

/** One voice, large, across the page. */
export function LargeQuote({ review }: { review: Review }) {
  return (
    <div className="wrap section-space">
      <figure className="voice-large grid gap-8">
        <blockquote dir="auto" className={`quoted hanging ${quoteSize(review.feedback)}`}>
          <Quoted text={review.feedback} />
        </blockquote>
        <Reviewer review={review} />
      </figure>
    </div>
  );
}

export function Reviewer({ review }: { review: Review }) {
  return (
    <figcaption>
      <Person name={review.client_name} role={review.project_name} picture={pictureProps(review, 'image')} />
    </figcaption>
  );
}

/** Marks that find room beside the text, also on a phone. */
const NARROW = /^[“”„‘]/;

/** A text in quotation marks. The first one hangs outside of it in elements of the class `hanging`. */
export function Quoted({ text }: { text: string }) {
  const [opened, closed] = quotesOf(useSite().language);
  return (
    <>
      <span className={NARROW.test(opened) ? 'opening-mark' : undefined}>{opened}</span>
      {text}
      {closed}
    </>
  );
}

/** Returns the size of a quote across the page: two of its characters take the room of one of a title. */
export function quoteSize(feedback: string): string {
  return displaySize(feedback.length / 2);
}

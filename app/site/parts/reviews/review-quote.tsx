import type { Review } from '../../../../server/site/reviews.ts';
import { pictureProps } from '../../pictures/picture.tsx';
import { Person } from '../person.tsx';
import { Quoted } from './quoted.tsx';

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

export function Reviewer({ review }: { review: Review }) {
  return (
    <figcaption>
      <Person name={review.client_name} role={review.project_name} picture={pictureProps(review, 'image')} />
    </figcaption>
  );
}

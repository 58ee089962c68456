import type { Review } from '../../../server/site/reviews.ts';
import { Picture, pictureOf } from './picture.tsx';

/** A review in short: one sentence of it, who said it, of which project. */
export function ReviewQuote({ review }: { review: Review }) {
  return (
    <figure className="flex flex-col justify-between gap-8 rounded-card border border-line bg-surface p-card">
      <blockquote className="font-display text-lg leading-snug text-balance">“{review.feedback}”</blockquote>
      <Reviewer review={review} />
    </figure>
  );
}

export function Reviewer({ review }: { review: Review }) {
  return (
    <figcaption className="flex items-center gap-4">
      <Picture {...pictureOf(review, 'image')} className="size-14 shrink-0 rounded-full object-cover" />
      <span className="min-w-0 text-sm leading-snug">
        <span className="block font-semibold">{review.client_name}</span>
        <span className="block text-muted">{review.project_name}</span>
      </span>
    </figcaption>
  );
}

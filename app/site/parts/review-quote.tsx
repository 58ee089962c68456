import type { Review } from '../../../server/site/reviews.ts';
import { InitialsAvatar } from '../pictures/initials-avatar.tsx';
import { Picture, pictureProps } from '../pictures/picture.tsx';

export function ReviewQuote({ review }: { review: Review }) {
  return (
    <figure className="flex flex-col justify-between gap-8 rounded-card border border-line bg-surface p-card">
      <blockquote dir="auto" className="line-clamp-10 font-display text-lg leading-snug text-balance">
        “{review.feedback}”
      </blockquote>
      <Reviewer review={review} />
    </figure>
  );
}

export function Reviewer({ review }: { review: Review }) {
  return (
    <figcaption className="flex items-center gap-4">
      <Picture
        {...pictureProps(review, 'image')}
        sizes="3.5rem"
        fallback={<InitialsAvatar name={review.client_name} className="size-14 shrink-0 rounded-full" />}
        className="size-14 shrink-0 rounded-full object-cover"
      />
      <span className="min-w-0 text-sm leading-snug">
        <span dir="auto" className="block font-semibold">
          {review.client_name}
        </span>
        <span dir="auto" className="block text-muted">
          {review.project_name}
        </span>
      </span>
    </figcaption>
  );
}

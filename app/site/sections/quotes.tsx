import { Quoted, Reviewer, ReviewQuote } from '../parts/reviews/review-quote.tsx';
import { useWords } from '../layout/words.tsx';
import type { SectionProps } from './parts/section-props.ts';

export function Quotes({ section: { data, heading, look } }: SectionProps<'quotes'>) {
  const { quotes: label } = useWords().records;
  const [voice] = data;
  return look === 'single' && voice ? (
    <figure className="grid gap-8">
      <blockquote
        dir="auto"
        className="hanging max-w-[20em] font-display text-[max(var(--text-2xl),min(4vw,3.75rem))] leading-tight text-balance"
      >
        <Quoted text={voice.feedback} />
      </blockquote>
      <Reviewer review={voice} />
    </figure>
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrollable by keyboard on phones.
    <section className="quotes reveal" tabIndex={0} aria-label={heading ?? label}>
      {data.map((review) => (
        <ReviewQuote key={review.id} review={review} />
      ))}
    </section>
  );
}

import { Reviewer, ReviewQuote } from '../parts/review-quote.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import type { SectionProps } from './parts/section-props.ts';

export function Quotes({ section, isFirst }: SectionProps<'quotes'>) {
  const [voice] = section.data;
  return (
    <div className="wrap">
      <SectionHeading section={section} isFirst={isFirst} />
      {section.look === 'single' && voice ? (
        <figure className="grid gap-8">
          <blockquote dir="auto" className="voice hanging">
            “{voice.feedback}”
          </blockquote>
          <Reviewer review={voice} />
        </figure>
      ) : (
        <div className="quotes reveal">
          {section.data.map((review) => (
            <ReviewQuote key={review.id} review={review} />
          ))}
        </div>
      )}
    </div>
  );
}

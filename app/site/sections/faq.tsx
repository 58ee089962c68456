import { RichText } from '../parts/rich-text.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import type { SectionProps } from './parts/section-props.ts';

export function Faq({ section, isOpening, level }: SectionProps<'faq'>) {
  return (
    <div className="wrap questions">
      <SectionHeading section={section} isOpening={isOpening} className="self-start lg:sticky lg:top-28" />
      <div className="min-w-0 border-t border-line-strong">
        {section.questions.map(({ question, html }, index) => (
          <details key={index} className="question">
            <summary dir="auto">{question}</summary>
            <RichText html={html} level={level} className="pb-6" />
          </details>
        ))}
      </div>
    </div>
  );
}

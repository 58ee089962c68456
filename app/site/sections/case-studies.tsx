import { Card, Cards, cardSizes } from '../parts/card.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import { levelBelow, type SectionProps } from './parts/section-props.ts';

export function CaseStudies({ section, isFirst }: SectionProps<'caseStudies'>) {
  return (
    <div className="wrap">
      <SectionHeading section={section} isFirst={isFirst} />
      <Cards>
        {section.data.map((caseStudy, index) => (
          <Card
            key={caseStudy.id}
            {...caseStudy}
            href={`/our-work/${caseStudy.slug}`}
            text={caseStudy.short_description}
            level={levelBelow(section, isFirst)}
            sizes={cardSizes(section.data.length)}
            isFirst={isFirst && index === 0}
          >
            <p dir="auto" className="text-sm text-muted">
              {caseStudy.client}
            </p>
          </Card>
        ))}
      </Cards>
    </div>
  );
}

import { WorkList } from '../parts/case-studies/work-list.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import { levelBelow, type SectionProps } from './parts/section-props.ts';

export function CaseStudies({ section, isOpening }: SectionProps<'caseStudies'>) {
  return (
    <div className="wrap">
      <SectionHeading section={section} isOpening={isOpening} />
      <WorkList caseStudies={section.data} level={levelBelow(section, isOpening)} isEager={isOpening} />
    </div>
  );
}

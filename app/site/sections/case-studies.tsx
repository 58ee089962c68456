import { WorkList } from '../parts/case-studies/work-list.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import { levelBelow, type SectionProps } from './parts/section-props.ts';

export function CaseStudies({ section, isFirst }: SectionProps<'caseStudies'>) {
  return (
    <div className="wrap">
      <SectionHeading section={section} isFirst={isFirst} />
      <WorkList caseStudies={section.data} level={levelBelow(section, isFirst)} isFirst={isFirst} />
    </div>
  );
}

import { ServiceIndex } from '../parts/services/service-index.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import { levelBelow, type SectionProps } from './parts/section-props.ts';

export function Services({ section, isFirst }: SectionProps<'services'>) {
  return (
    <div className="wrap">
      <SectionHeading section={section} isFirst={isFirst} />
      <ServiceIndex services={section.data} level={levelBelow(section, isFirst)} isCompact />
    </div>
  );
}

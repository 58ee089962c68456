import { ServiceIndex } from '../parts/services/service-index.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import { levelBelow, type SectionProps } from './parts/section-props.ts';

export function Services({ section, isOpening }: SectionProps<'services'>) {
  return (
    <div className="wrap">
      <SectionHeading section={section} isOpening={isOpening} />
      <ServiceIndex services={section.data} level={levelBelow(section, isOpening)} isCompact />
    </div>
  );
}

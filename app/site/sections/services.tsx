import { ServiceCards } from '../parts/service-cards.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import { levelBelow, type SectionProps } from './parts/section-props.ts';

export function Services({ section, isFirst }: SectionProps<'services'>) {
  return (
    <div className="wrap">
      <SectionHeading section={section} isFirst={isFirst} />
      <ServiceCards services={section.data} level={levelBelow(section, isFirst)} isFirst={isFirst} />
    </div>
  );
}

import type { ServiceCard } from '../../../server/site/services.ts';
import { Card, Cards } from './card.tsx';

interface ServiceCardsProps {
  services: ServiceCard[];
  isFirst?: boolean;
}

export function ServiceCards({ services, isFirst = false }: ServiceCardsProps) {
  return (
    <Cards>
      {services.map((service, index) => (
        <Card
          key={service.id}
          {...service}
          href={`/services/${service.slug}`}
          text={service.short_description}
          isFirst={isFirst && index === 0}
        />
      ))}
    </Cards>
  );
}

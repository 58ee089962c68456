import { pages, recordPath } from '../../../content/addresses.ts';
import type { ServiceCard } from '../../../server/site/services.ts';
import { Card, Cards, cardSizes } from './card.tsx';

interface ServiceCardsProps {
  services: ServiceCard[];
  level?: 2 | 3;
  /** Loads the first picture eagerly, as it is above the fold. */
  isFirst?: boolean;
}

export function ServiceCards({ services, level = 3, isFirst = false }: ServiceCardsProps) {
  return (
    <Cards>
      {services.map((service, index) => (
        <Card
          key={service.id}
          {...service}
          href={recordPath(pages.service, service.slug)}
          text={service.short_description}
          level={level}
          sizes={cardSizes(services.length)}
          isFirst={isFirst && index === 0}
        />
      ))}
    </Cards>
  );
}

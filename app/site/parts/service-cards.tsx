import { pages, recordPath } from '../../../content/addresses.ts';
import type { ServiceCard } from '../../../server/site/services.ts';
import { Card, Cards, cardSizes } from './card.tsx';

export function ServiceCards({ services }: { services: ServiceCard[] }) {
  return (
    <Cards>
      {services.map((service) => (
        <Card
          key={service.id}
          {...service}
          href={recordPath(pages.service, service.slug)}
          text={service.short_description}
          sizes={cardSizes(services.length)}
        />
      ))}
    </Cards>
  );
}

import type { ReactElement } from 'react';
import { useAddress } from '../../layout/addresses.ts';
import { coverProps } from '../../pictures/cover.tsx';
import { Picture, pictureProps } from '../../pictures/picture.tsx';
import { pages, recordPath } from '../../../../content/addresses.ts';
import type { ServiceCard } from '../../../../server/site/services/services.ts';

// Square on phones, and so cropped at the sides; the rows grow with the font size on wide screens.
const SIZES = '(min-width: 53rem) 14rem, 38vw';

interface ServiceIndexProps {
  services: ServiceCard[];
  level?: 2 | 3;
  /** Leaves the pictures out and marks the category of each service. */
  isCompact?: boolean;
}

/** Services as the rows of an index, with their prices where they are set. */
export function ServiceIndex({ services, level = 3, isCompact = false }: ServiceIndexProps) {
  return (
    <ul className={`index-list ${isCompact ? 'index-compact' : ''}`}>
      {services.map((service) => (
        <Row key={service.id} service={service} level={level} isCompact={isCompact} />
      ))}
    </ul>
  );
}

interface RowProps extends Required<Omit<ServiceIndexProps, 'services'>> {
  service: ServiceCard;
}

function Row({ service, level, isCompact }: RowProps) {
  const { slug, title, short_description, category, price } = service;
  const Heading = `h${level}` as const;
  const addressOf = useAddress();
  return (
    <li className="index-row">
      <Heading dir="auto" className="index-title">
        {isCompact && <CategoryMark category={category} />}
        <a href={addressOf(recordPath(pages.service, slug))} className="whole-card">
          {title}
        </a>
      </Heading>
      <p dir="auto" className="index-text">
        {short_description}
      </p>
      {price && (
        <p dir="auto" className="price index-price">
          {price}
        </p>
      )}
      {!isCompact && (
        <Picture
          {...pictureProps(service, 'image')}
          {...coverProps('service', service, { className: 'picture', category })}
          alt=""
          sizes={SIZES}
        />
      )}
    </li>
  );
}

/** A small shape that stands for a category. Decorative. */
function CategoryMark({ category }: { category: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="index-mark">
      {shapes[category] ?? <path d="M12 0l12 24H0z" className="fill-brand-edge" />}
    </svg>
  );
}

const shapes: Record<string, ReactElement> = {
  webDevelopment: <path d="M0 0h24v24H0z" className="fill-brand-edge" />,
  amazon: <path d="M0 24a24 24 0 0 1 24-24v24z" className="fill-ink" />,
  digitalMarketing: <circle cx="12" cy="12" r="12" className="fill-accent" />,
};

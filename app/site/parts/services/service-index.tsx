import { pages, recordPath } from '../../../../content/addresses.ts';
import type { ServiceCard } from '../../../../server/site/services.ts';
import { Picture, pictureProps } from '../../pictures/picture.tsx';
import { coverProps } from '../../pictures/cover.tsx';
import { CategoryMark } from './category-mark.tsx';

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
  return (
    <li className="index-row">
      <Heading dir="auto" className="index-title">
        {isCompact && <CategoryMark category={category} />}
        <a href={recordPath(pages.service, slug)} className="whole-card">
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

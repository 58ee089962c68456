import { pages } from '../../../../content/addresses.ts';
import type { ServiceCategory } from '../../../../content/service-categories.ts';

interface CategoryTabsProps {
  categories: { value: ServiceCategory; label: string }[];
  open: ServiceCategory | undefined;
}

/** The categories that have services, each a link to the page with its own open. */
export function CategoryTabs({ categories, open }: CategoryTabsProps) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label="Service categories" id="categories">
      <ul className="tabs">
        {categories.map(({ value, label }) => (
          <li key={value}>
            <a href={categoryAddress(value)} aria-current={value === open ? 'true' : undefined} className="tab">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the address of the services page with a category open. */
export function categoryAddress(category: ServiceCategory): string {
  return `${pages.services.path}?category=${category}#categories`;
}

import { useAddress } from '../../layout/addresses.ts';
import { useWords } from '../../layout/words.tsx';
import { pages } from '../../../../content/addresses.ts';

interface CategoryTabsProps {
  categories: { key: string; label: string }[];
  /** The key of the one that is open. */
  open: string | undefined;
}

/** The categories that have services, each a link to the page with its own open. */
export function CategoryTabs({ categories, open }: CategoryTabsProps) {
  const { serviceCategories } = useWords().records;
  const addressOf = useAddress();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={serviceCategories} id="categories">
      <ul className="tabs">
        {categories.map(({ key, label }) => (
          <li key={key}>
            <a href={addressOf(categoryAddress(key))} aria-current={key === open ? 'true' : undefined} className="tab">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the address of the services page with a category open. */
export function categoryAddress(category: string): string {
  return `${pages.services.path}?category=${category}#categories`;
}

import { pages, recordPath } from '../../../../content/addresses.ts';
import type { Category } from '../../../../server/site/blog/categories.ts';

/** Links to the pages of the categories that have posts. */
export function CategoryLinks({ categories, current }: { categories: Category[]; current?: number }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label="Categories">
      <ul className="flex flex-wrap gap-x-6">
        <CategoryEntry href={pages.blogs.path} label="All posts" isCurrent={current === undefined} />
        {categories.map(({ id, slug, name }) => (
          <CategoryEntry key={id} href={recordPath(pages.category, slug)} label={name} isCurrent={id === current} />
        ))}
      </ul>
    </nav>
  );
}

function CategoryEntry({ href, label, isCurrent }: { href: string; label: string; isCurrent: boolean }) {
  return (
    <li>
      <a href={href} dir="auto" aria-current={isCurrent ? 'page' : undefined}>
        {label}
      </a>
    </li>
  );
}

import { pages, recordPath } from '../../../../content/addresses.ts';
import type { Category } from '../../../../server/site/blog/categories.ts';

/** Links to the pages of the categories that have posts. */
export function CategoryLinks({ categories, current }: { categories: Category[]; current?: number }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label="Categories" className="mb-10">
      <ul className="flex flex-wrap gap-2">
        <CategoryPill href={pages.blogs.path} label="All posts" isCurrent={current === undefined} />
        {categories.map(({ id, slug, name }) => (
          <CategoryPill key={id} href={recordPath(pages.category, slug)} label={name} isCurrent={id === current} />
        ))}
      </ul>
    </nav>
  );
}

function CategoryPill({ href, label, isCurrent }: { href: string; label: string; isCurrent: boolean }) {
  return (
    <li>
      <a
        href={href}
        dir="auto"
        aria-current={isCurrent ? 'page' : undefined}
        className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm font-medium no-underline hover:border-ink aria-[current]:border-transparent aria-[current]:bg-brand aria-[current]:text-on-brand"
      >
        {label}
      </a>
    </li>
  );
}

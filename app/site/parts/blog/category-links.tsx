import { pages, recordPath } from '../../../../content/addresses.ts';
import { useAddress, usePage } from '../../layout/addresses.ts';
import { useWords } from '../../layout/words.tsx';
import type { CategoryLink as CategoryCard } from '../../../../server/site/blog/blogs.ts';
import type { Category } from '../../../../server/site/blog/categories.ts';

/** Links to the pages of the categories that have posts. */
export function CategoryLinks({ categories, current }: { categories: Category[]; current?: number }) {
  const { lists } = useWords();
  const addressOf = useAddress();
  const allPosts = usePage('blogs');
  if (categories.length === 0) return null;
  return (
    <nav aria-label={lists.categories}>
      <ul className="flex flex-wrap gap-x-6">
        {allPosts && <CategoryEntry href={allPosts.path} label={lists.allPosts} isCurrent={current === undefined} />}
        {categories.map(({ id, slug, name }) => (
          <CategoryEntry
            key={id}
            href={addressOf(recordPath(pages.category, slug))}
            label={name}
            isCurrent={id === current}
          />
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

/** A link that also works inside a card, whose surface is a link of its own. */
export function CategoryLink({ category: { slug, name } }: { category: CategoryCard }) {
  const addressOf = useAddress();
  return (
    <a
      href={addressOf(recordPath(pages.category, slug))}
      dir="auto"
      className="link relative z-10 before:absolute before:inset-x-0 before:-inset-y-3"
    >
      {name}
    </a>
  );
}

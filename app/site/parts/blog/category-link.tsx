import { pages, recordPath } from '../../../../content/addresses.ts';
import type { CategoryLink as Category } from '../../../../server/site/blog/blogs.ts';

/** A link that also works inside a card, whose surface is a link of its own. */
export function CategoryLink({ category: { slug, name } }: { category: Category }) {
  return (
    <a
      href={recordPath(pages.category, slug)}
      dir="auto"
      className="link relative z-10 before:absolute before:inset-x-0 before:-inset-y-3"
    >
      {name}
    </a>
  );
}

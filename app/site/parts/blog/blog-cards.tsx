import { pages, recordPath } from '../../../../content/addresses.ts';
import type { BlogCard } from '../../../../server/site/blog/blogs.ts';
import { CategoryLink } from './category-link.tsx';
import { Card, Cards, cardSizes } from '../card.tsx';
import { FormattedDate } from '../formatted-date.tsx';

interface BlogCardsProps {
  blogs: BlogCard[];
  level?: 2 | 3;
  /** Loads the first picture eagerly, as it is above the fold. */
  isFirst?: boolean;
  /** Whether each card links to the category of its post. */
  hasCategories?: boolean;
  /** Features the first post, larger than the others. */
  hasFeatured?: boolean;
}

export function BlogCards({
  blogs,
  level = 3,
  isFirst = false,
  hasCategories = true,
  hasFeatured = false,
}: BlogCardsProps) {
  return (
    <Cards hasFeatured={hasFeatured}>
      {blogs.map((blog, index) => (
        <Card
          key={blog.id}
          {...blog}
          href={recordPath(pages.blog, blog.slug)}
          text={blog.short_description}
          category={blog.category_id?.name}
          level={level}
          sizes={cardSizes(blogs.length, hasFeatured && index === 0)}
          isFirst={isFirst && index === 0}
        >
          <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
            <FormattedDate iso={blog.created_at} />
            {hasCategories && blog.category_id && <CategoryLink category={blog.category_id} />}
          </p>
        </Card>
      ))}
    </Cards>
  );
}

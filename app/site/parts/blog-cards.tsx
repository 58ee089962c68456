import { pages, recordPath } from '../../../content/addresses.ts';
import type { BlogCard } from '../../../server/site/blogs.ts';
import { Card, Cards, cardSizes } from './card.tsx';
import { Day } from './day.tsx';

interface BlogCardsProps {
  blogs: BlogCard[];
  level?: 2 | 3;
  /** Whether the first picture of the page is among them. */
  isFirst?: boolean;
  /** Whether the first of them takes a row of its own. */
  isLed?: boolean;
}

export function BlogCards({ blogs, level = 3, isFirst = false, isLed = false }: BlogCardsProps) {
  return (
    <Cards isLed={isLed}>
      {blogs.map((blog, index) => (
        <Card
          key={blog.id}
          {...blog}
          href={recordPath(pages.blog, blog.slug)}
          text={blog.short_description}
          level={level}
          sizes={cardSizes(blogs.length, isLed && index === 0)}
          isFirst={isFirst && index === 0}
        >
          <Day iso={blog.created_at} />
        </Card>
      ))}
    </Cards>
  );
}

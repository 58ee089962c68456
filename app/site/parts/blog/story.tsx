import { pages, recordPath } from '../../../../content/addresses.ts';
import type { BlogCard } from '../../../../server/site/blog/blogs.ts';
import { useAddress } from '../../layout/addresses.ts';
import { Picture, pictureProps } from '../../pictures/picture.tsx';
import { coverProps } from '../../pictures/cover.tsx';
import { FormattedDate } from '../formatted-date.tsx';
import { CategoryLink } from './category-links.tsx';

interface StoryProps {
  blog: BlogCard;
  level?: 2 | 3;
  sizes: string;
  /** Whether it is larger than the others. */
  isLead?: boolean;
  isEager?: boolean;
}

/** A post with its cover, clickable as a whole. */
export function Story({ blog, level = 3, sizes, isLead = false, isEager = false }: StoryProps) {
  const { slug, title, short_description, created_at, category_id } = blog;
  const Heading = `h${level}` as const;
  const addressOf = useAddress();
  return (
    <article className={`story ${isLead ? 'story-lead' : ''}`}>
      <Picture
        {...pictureProps(blog, 'image')}
        {...coverProps('blog', blog, { className: 'picture', category: category_id?.name })}
        alt=""
        sizes={sizes}
        isEager={isEager}
      />
      <p className="kicker">
        <FormattedDate iso={created_at} />
        {category_id && <CategoryLink category={category_id} />}
      </p>
      <Heading dir="auto" className="story-title">
        <a href={addressOf(recordPath(pages.blog, slug))} className="whole-card">
          {title}
        </a>
      </Heading>
      <p dir="auto" className="story-text">
        {short_description}
      </p>
    </article>
  );
}

import { pages, recordPath } from '../../../../content/addresses.ts';
import type { BlogCard } from '../../../../server/site/blog/blogs.ts';
import { useAddress } from '../../layout/addresses.ts';
import { Picture, pictureProps } from '../../pictures/picture.tsx';
import { coverProps } from '../../pictures/cover.tsx';
import { FormattedDate } from '../formatted-date.tsx';
import { CategoryLink } from './category-links.tsx';

const SIZES = '(min-width: 64rem) 18rem, 40vw';

interface PostRowsProps {
  blogs: (BlogCard & { author?: string | null })[];
  level: 2 | 3;
  /** Shows cover and summary in place of the category, which all posts share. */
  isOfCategory?: boolean;
  hasSummaries?: boolean;
}

/** Posts as a dated list. */
export function PostRows({ blogs, level, isOfCategory = false, hasSummaries = false }: PostRowsProps) {
  if (blogs.length === 0) return null;
  return (
    <div className="post-rows">
      {blogs.map((blog, index) =>
        isOfCategory ? (
          <IllustratedRow key={blog.id} blog={blog} level={level} isEager={index === 0} />
        ) : (
          <PlainRow key={blog.id} blog={blog} level={level} hasSummary={hasSummaries} />
        ),
      )}
    </div>
  );
}

interface RowProps {
  blog: PostRowsProps['blogs'][number];
  level: 2 | 3;
}

function PlainRow({ blog, level, hasSummary }: RowProps & { hasSummary: boolean }) {
  return (
    <article className="post-row">
      <FormattedDate iso={blog.created_at} className="row-date" />
      <div>
        <Title blog={blog} level={level} />
        {hasSummary && <Summary text={blog.short_description} />}
      </div>
      {(blog.category_id || blog.author) && (
        <p className="row-facts">
          {blog.category_id && <CategoryLink category={blog.category_id} />}
          {blog.author && <span dir="auto">{blog.author}</span>}
        </p>
      )}
    </article>
  );
}

function IllustratedRow({ blog, level, isEager }: RowProps & { isEager: boolean }) {
  return (
    <article className="post-row">
      <FormattedDate iso={blog.created_at} className="row-date" />
      <div>
        <Title blog={blog} level={level} />
        <Summary text={blog.short_description} />
        {blog.author && (
          <p dir="auto" className="row-facts mt-3">
            {blog.author}
          </p>
        )}
      </div>
      <Picture
        {...pictureProps(blog, 'image')}
        {...coverProps('blog', blog, { className: 'picture', category: blog.category_id?.name })}
        alt=""
        sizes={SIZES}
        isEager={isEager}
      />
    </article>
  );
}

function Title({ blog: { slug, title }, level }: RowProps) {
  const Heading = `h${level}` as const;
  const addressOf = useAddress();
  return (
    <Heading dir="auto" className="row-title">
      <a href={addressOf(recordPath(pages.blog, slug))} className="whole-card">
        {title}
      </a>
    </Heading>
  );
}

function Summary({ text }: { text: string }) {
  return (
    <p dir="auto" className="row-text">
      {text}
    </p>
  );
}

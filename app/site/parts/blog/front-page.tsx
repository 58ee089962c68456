import type { BlogCard } from '../../../../server/site/blog/blogs.ts';
import { WHOLE, wide } from '../../pictures/sizes.ts';
import { PostRows } from './post-rows.tsx';
import { Story } from './story.tsx';

const LEAD = `${wide(48.5)}, (min-width: 64rem) 60vw, 90vw`;
const ALONE = `${WHOLE}, 90vw`;
const HALF = `${wide(40)}, (min-width: 64rem) 50vw, 90vw`;
const THIRD = `${wide(24)}, (min-width: 64rem) 30vw, (min-width: 40rem) 44vw, 90vw`;

/** How many posts stand beside the lead story. */
const BESIDE = 2;

interface PostsProps {
  blogs: (BlogCard & { author?: string | null })[];
}

/** A lead story, two beside it, and the rest as a dated list. */
export function FrontPage({ blogs }: PostsProps) {
  const [lead, ...others] = blogs;
  if (!lead) return null;
  const beside = others.slice(0, BESIDE);
  return (
    <>
      <div className="front-page">
        <Story blog={lead} level={2} sizes={others.length > 0 ? LEAD : ALONE} isLead isEager />
        {beside.map((blog) => (
          <Story key={blog.id} blog={blog} level={2} sizes={THIRD} />
        ))}
      </div>
      <div className="mt-12 empty:hidden">
        <PostRows blogs={others.slice(BESIDE)} level={2} />
      </div>
    </>
  );
}

interface DigestProps extends PostsProps {
  level: 2 | 3;
  isEager: boolean;
}

/** A lead story and the other posts as rows beside it. */
export function Digest({ blogs, level, isEager }: DigestProps) {
  const [lead, ...others] = blogs;
  if (!lead) return null;
  return (
    <div className="digest reveal">
      <Story blog={lead} level={level} sizes={others.length > 0 ? HALF : ALONE} isLead isEager={isEager} />
      <PostRows blogs={others} level={level} hasSummaries />
    </div>
  );
}

/** Posts side by side, all of the same size. */
export function Trio({ blogs }: PostsProps) {
  return (
    <div className="reveal grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {blogs.map((blog) => (
        <Story key={blog.id} blog={blog} sizes={THIRD} />
      ))}
    </div>
  );
}

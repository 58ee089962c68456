import { pages, recordPath } from '../../../../content/addresses.ts';
import type { Post } from '../../../../server/site/blog/post.ts';

/** Links to the previous and the next post. */
export function PostNavigation({ previous, next }: Pick<Post, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Previous and next post" className="not-printed wrap grid gap-x-16 gap-y-2 py-10 sm:grid-cols-2">
      {previous && <PostLink label="Previous" rel="prev" post={previous} />}
      {next && <PostLink label="Next" rel="next" post={next} className="sm:col-start-2 sm:text-end" />}
    </nav>
  );
}

interface PostLinkProps {
  label: string;
  rel: 'prev' | 'next';
  post: { slug: string; title: string };
  className?: string;
}

function PostLink({ label, rel, post, className = '' }: PostLinkProps) {
  return (
    <a
      href={recordPath(pages.blog, post.slug)}
      rel={rel}
      className={`min-w-0 py-3 no-underline hover:text-brand-text ${className}`}
    >
      <span className="block text-sm text-muted">{label}</span>
      <span dir="auto" className="mt-1 line-clamp-3 text-balance font-display text-lg leading-tight font-heading">
        {post.title}
      </span>
    </a>
  );
}

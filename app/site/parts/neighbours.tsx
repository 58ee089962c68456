import { pages, recordPath } from '../../../content/addresses.ts';
import type { Post } from '../../../server/site/post.ts';

type NeighboursProps = Pick<Post, 'previous' | 'next'>;

/** The ways on to the posts before and after one, each where there is one. */
export function Neighbours({ previous, next }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Posts before and after" className="not-printed wrap grid gap-6 pb-12 sm:grid-cols-2">
      {previous && <Neighbour label="Previous" rel="prev" post={previous} />}
      {next && <Neighbour label="Next" rel="next" post={next} className="sm:col-start-2 sm:text-end" />}
    </nav>
  );
}

interface NeighbourProps {
  label: string;
  rel: 'prev' | 'next';
  post: { slug: string; title: string };
  className?: string;
}

function Neighbour({ label, rel, post, className = '' }: NeighbourProps) {
  return (
    <a
      href={recordPath(pages.blog, post.slug)}
      rel={rel}
      className={`min-w-0 rounded-card border border-line bg-surface p-6 no-underline hover:border-brand ${className}`}
    >
      <span className="block text-sm text-muted">{label}</span>
      <span dir="auto" className="mt-1 line-clamp-3 font-semibold">
        {post.title}
      </span>
    </a>
  );
}

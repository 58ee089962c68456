import { pages, recordPath } from '../../../../content/addresses.ts';
import type { Post } from '../../../../server/site/blog/post.ts';
import { useAddress, usePage } from '../../layout/addresses.ts';
import { useWords } from '../../layout/words.tsx';
import { pictureProps } from '../../pictures/picture.tsx';
import { Portrait } from '../../pictures/portrait.tsx';
import { BookACall } from '../book-a-call.tsx';

/** Who wrote a post, at its end, and how to talk to the agency. */
export function PostAuthor({ author }: { author: NonNullable<Post['team_id']> }) {
  const { name, job_title } = author;
  const contact = usePage('contact');
  const words = useWords();
  return (
    <section
      aria-label={words.post.aboutTheAuthor}
      className="not-printed wrap flex flex-wrap items-center gap-x-8 gap-y-5 border-y border-line-strong py-8"
    >
      <Portrait
        name={name}
        {...pictureProps(author, 'image')}
        alt=""
        sizes="8rem"
        className="portrait size-[min(7rem,28vw)] rounded-full object-cover"
      />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p dir="auto" className="font-display text-xl leading-tight font-heading">
          {name}
        </p>
        <p dir="auto" className="mt-1 text-muted">
          {job_title}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <BookACall />
        {contact && (
          <a href={contact.path} className="onward">
            {contact.name}
          </a>
        )}
      </p>
    </section>
  );
}

/** Links to the previous and the next post. */
export function PostNavigation({ previous, next }: Pick<Post, 'previous' | 'next'>) {
  const { lists, post } = useWords();
  if (!previous && !next) return null;
  return (
    <nav aria-label={post.previousAndNext} className="not-printed wrap grid gap-x-16 gap-y-2 py-10 sm:grid-cols-2">
      {previous && <PostLink label={lists.previous} rel="prev" post={previous} />}
      {next && <PostLink label={lists.next} rel="next" post={next} className="sm:col-start-2 sm:text-end" />}
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
  const addressOf = useAddress();
  return (
    <a
      href={addressOf(recordPath(pages.blog, post.slug))}
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

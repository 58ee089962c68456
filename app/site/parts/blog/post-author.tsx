import { pages } from '../../../../content/addresses.ts';
import type { Post } from '../../../../server/site/blog/post.ts';
import { pictureProps } from '../../pictures/picture.tsx';
import { Portrait } from '../../pictures/portrait.tsx';
import { BookACall } from '../book-a-call.tsx';

/** Who wrote a post, at its end, and how to talk to the agency. */
export function PostAuthor({ author }: { author: NonNullable<Post['team_id']> }) {
  const { name, job_title } = author;
  return (
    <section
      aria-label="About the author"
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
        <a href={pages.contact.path} className="onward">
          {pages.contact.name}
        </a>
      </p>
    </section>
  );
}

import { data, redirect } from 'react-router';
import { serverContext } from '../server-context.ts';
import type { Route } from './+types/blog.ts';
import { BlogCards } from './parts/blog-cards.tsx';
import { Breadcrumbs } from './parts/breadcrumbs.tsx';
import { ContactBand } from './parts/contact-band.tsx';
import { Contents } from './parts/contents.tsx';
import { Cover } from './parts/cover.tsx';
import { Day } from './parts/day.tsx';
import { Monogram } from './parts/monogram.tsx';
import { Neighbours } from './parts/neighbours.tsx';
import { PageHead } from './parts/page-head.tsx';
import { Picture, pictureOf } from './parts/picture.tsx';
import { RichText } from './parts/rich-text.tsx';
import { Section } from './parts/section.tsx';
import { useSite } from './parts/site-facts.ts';
import { blogPosting } from './parts/structured-data.ts';

export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const { site } = context.get(serverContext);
  const post = await site.readPost(slug, url.searchParams.get('preview'));
  if (post) return site.withPictures(post);
  const moved = await site.movedBlog(slug);
  if (moved) throw redirect(`/blogs/${moved}`, 301);
  throw data(null, 404);
}

export default function Blog({ loaderData: post }: Route.ComponentProps) {
  const site = useSite();
  const trail = [
    { name: 'Blogs', path: '/our-blogs' },
    { name: post.title, path: `/blogs/${post.slug}` },
  ];
  return (
    <>
      <PageHead
        title={post.title}
        description={post.short_description}
        article={{ published: post.created_at, modified: post.changed_at, author: post.team_id?.name }}
        trail={trail}
        structured={[blogPosting(site, post)]}
      />
      <div className="wrap pt-6">
        <Breadcrumbs trail={trail} />
      </div>
      <div className="wrap grid gap-12 py-[clamp(2.5rem,2rem+3vw,5rem)] lg:grid-cols-[minmax(0,1fr)_16rem]">
        <article className="min-w-0">
          <p className="flex flex-wrap gap-x-4 text-sm text-muted">
            <Day iso={post.created_at} />
            <span>{post.minutes} min read</span>
          </p>
          <h1 className="mt-3 max-w-[22ch] text-2xl">{post.title}</h1>
          <p className="mt-6 max-w-text text-lg leading-snug text-muted">{post.short_description}</p>
          <Picture
            {...pictureOf(post, 'image')}
            sizes="(min-width: 78.5rem) 57rem, (min-width: 64rem) calc(100vw - 21.5rem), calc(100vw - 2.5rem)"
            instead={<Cover seed={post.title} className="my-10 w-full rounded-panel" />}
            className="my-10 w-full rounded-panel"
            isFirst
          />
          <Contents entries={post.contents} />
          <RichText html={post.description} />
          {post.headings.map((heading) => (
            <section key={heading.id} className="mt-14">
              <h2 id={heading.anchor} className="text-xl">
                {heading.heading}
              </h2>
              <Picture
                {...pictureOf(heading, 'image')}
                sizes="min(100vw - 2.5rem, 44rem)"
                instead={null}
                className="my-6 w-full max-w-text rounded-card"
              />
              <RichText html={heading.description} level={3} />
              {heading.linkedin && (
                <a href={heading.linkedin} className="link mt-4 inline-flex min-h-11 items-center">
                  On Linkedin<span className="sr-only">: {heading.heading}</span>
                </a>
              )}
            </section>
          ))}
        </article>
        {post.team_id && <Author author={post.team_id} />}
      </div>
      <Neighbours previous={post.previous} next={post.next} />
      {post.related.length > 0 && (
        <div className="not-printed max-md:hidden">
          <Section title="Related Posts">
            <BlogCards blogs={post.related} />
          </Section>
        </div>
      )}
      <ContactBand />
    </>
  );
}

function Author({ author }: { author: NonNullable<Route.ComponentProps['loaderData']['team_id']> }) {
  return (
    <aside
      aria-label="Author"
      className="self-start rounded-card border border-line bg-surface p-6 lg:sticky lg:top-28"
    >
      <Picture
        {...pictureOf(author, 'image')}
        alt={author.image_alt ?? author.name}
        sizes="6rem"
        instead={<Monogram name={author.name} className="size-24 rounded-full" />}
        className="size-24 rounded-full object-cover"
      />
      <p className="mt-4 font-semibold">{author.name}</p>
      <p className="text-sm text-muted">{author.job_title}</p>
    </aside>
  );
}

import { data, redirect } from 'react-router';
import { serverContext } from '../server-context.ts';
import type { Route } from './+types/blog.ts';
import { BlogCards } from './parts/blog-cards.tsx';
import { ContactBand } from './parts/contact-band.tsx';
import { Cover } from './parts/cover.tsx';
import { Day } from './parts/day.tsx';
import { Monogram } from './parts/monogram.tsx';
import { PageHead } from './parts/page-head.tsx';
import { Picture, pictureOf } from './parts/picture.tsx';
import { RichText } from './parts/rich-text.tsx';
import { Section } from './parts/section.tsx';
import { useSite } from './parts/site-facts.ts';
import { blogPosting, breadcrumbs } from './parts/structured-data.ts';

export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const { site } = context.get(serverContext);
  const [blog, related] = await Promise.all([
    site.readBlog(slug, url.searchParams.get('preview')),
    site.relatedBlogs(slug),
  ]);
  if (blog) return site.withPictures({ blog, related });
  const moved = await site.movedBlog(slug);
  if (moved) throw redirect(`/blogs/${moved}`, 301);
  throw data(null, 404);
}

export default function Blog({ loaderData: { blog, related } }: Route.ComponentProps) {
  const site = useSite();
  const trail = [
    { name: 'Blogs', path: '/our-blogs' },
    { name: blog.title, path: `/blogs/${blog.slug}` },
  ];
  return (
    <>
      <PageHead
        title={blog.title}
        description={blog.short_description}
        kind="article"
        structured={[blogPosting(site, blog), breadcrumbs(site, trail)]}
      />
      <div className="wrap grid gap-12 py-[clamp(2.5rem,2rem+3vw,5rem)] lg:grid-cols-[minmax(0,1fr)_16rem]">
        <article className="min-w-0">
          <Day iso={blog.created_at} />
          <h1 className="mt-3 max-w-[22ch] text-2xl">{blog.title}</h1>
          <p className="mt-6 max-w-text text-lg leading-snug text-muted">{blog.short_description}</p>
          <Picture
            {...pictureOf(blog, 'image')}
            sizes="(min-width: 78.5rem) 57rem, (min-width: 64rem) calc(100vw - 21.5rem), calc(100vw - 2.5rem)"
            instead={<Cover seed={blog.title} className="my-10 w-full rounded-panel" />}
            className="my-10 w-full rounded-panel"
            isFirst
          />
          <RichText html={blog.description} />
          {blog.headings.map((heading) => (
            <section key={heading.id} className="mt-14">
              <h2 className="text-xl">{heading.heading}</h2>
              <Picture
                {...pictureOf(heading, 'image')}
                sizes="min(100vw - 2.5rem, 44rem)"
                instead={null}
                className="my-6 w-full max-w-text rounded-card"
              />
              <RichText html={heading.description} />
              {heading.linkedin && (
                <a href={heading.linkedin} className="link mt-4 inline-flex min-h-11 items-center">
                  On Linkedin<span className="sr-only">: {heading.heading}</span>
                </a>
              )}
            </section>
          ))}
        </article>
        {blog.team_id && <Author author={blog.team_id} />}
      </div>
      {related.length > 0 && (
        <div className="not-printed max-md:hidden">
          <Section title="Related Posts">
            <BlogCards blogs={related} />
          </Section>
        </div>
      )}
      <ContactBand />
    </>
  );
}

function Author({ author }: { author: NonNullable<Route.ComponentProps['loaderData']['blog']['team_id']> }) {
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

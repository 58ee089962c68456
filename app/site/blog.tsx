import { data, redirect } from 'react-router';
import { serverContext } from '../server-context.ts';
import type { Route } from './+types/blog.ts';
import { BlogCards } from './parts/blog-cards.tsx';
import { ContactBand } from './parts/contact-band.tsx';
import { Day } from './parts/day.tsx';
import { LargePicture } from './parts/large-picture.tsx';
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
  if (blog) return { blog, related };
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
        image={blog.image}
        kind="article"
        structured={[blogPosting(site, blog), breadcrumbs(site, trail)]}
      />
      <article className="post wrap pt-opening pb-[calc(var(--spacing-section)/2)]">
        <header>
          <Day iso={blog.created_at} />
          <h1 className="mt-3 max-w-[20ch] text-2xl">{blog.title}</h1>
          <p className="mt-6 max-w-text text-lg leading-snug text-muted">{blog.short_description}</p>
        </header>
        <LargePicture
          id="cover"
          picture={pictureOf(blog, 'image')}
          className="aspect-[3/2] w-full rounded-panel object-cover lg:aspect-[2/1]"
          isFirst
        />
        <div className="text">
          <RichText html={blog.description} />
          {blog.headings.map((heading) => (
            <section key={heading.id} className="mt-14 max-w-text">
              <h2 className="text-xl">{heading.heading}</h2>
              <div className="my-6">
                <LargePicture
                  id={`picture-${heading.id}`}
                  picture={pictureOf(heading, 'image')}
                  className="w-full rounded-card"
                />
              </div>
              <RichText html={heading.description} />
              {heading.linkedin && (
                <a href={heading.linkedin} className="link mt-4 inline-flex min-h-11 items-center">
                  On Linkedin<span className="sr-only">: {heading.heading}</span>
                </a>
              )}
            </section>
          ))}
        </div>
        {blog.team_id && (
          <div className="beside">
            <Author author={blog.team_id} />
          </div>
        )}
      </article>
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
    <aside aria-label="Author" className="flex items-center gap-4 border-t-2 border-brand pt-6">
      <Picture
        {...pictureOf(author, 'image')}
        alt={author.image_alt ?? author.name}
        className="size-16 shrink-0 rounded-full object-cover"
      />
      <div className="text-sm leading-snug">
        <p className="font-semibold">{author.name}</p>
        <p className="text-muted">{author.job_title}</p>
      </div>
    </aside>
  );
}

import { pages, recordPath } from '../../../content/addresses.ts';
import type { Route } from './+types/blog.ts';
import { CategoryLink } from '../parts/blog/category-links.tsx';
import { Trio } from '../parts/blog/front-page.tsx';
import { PostAuthor, PostNavigation } from '../parts/blog/post-end.tsx';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { coverProps } from '../pictures/cover.tsx';
import { FormattedDate } from '../parts/formatted-date.tsx';
import { ZoomablePicture } from '../pictures/zoomable-picture.tsx';
import { loadRecord } from '../loading/load-page.ts';
import { PageHead } from '../layout/page-head.tsx';
import { pictureProps } from '../pictures/picture.tsx';
import { WHOLE, wide } from '../pictures/sizes.ts';
import { PageTitle, Standfirst } from '../parts/page-title.tsx';
import { Person } from '../parts/person.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Related } from '../layout/related.tsx';
import { crumbsTo } from '../layout/addresses.ts';
import { useSite } from '../layout/site-data.ts';
import { useWords } from '../layout/words.tsx';
import { counted } from '../../../content/words/words.ts';
import { blogPosting } from '../layout/structured-data.ts';

type Post = Route.ComponentProps['loaderData'];

export const loader = (args: Route.LoaderArgs) => loadRecord(args, pages.blog, (site, slug) => site.readPost(slug));

export default function Blog({ loaderData: post }: Route.ComponentProps) {
  const site = useSite();
  const trail = [...crumbsTo(site, 'blogs'), { name: post.title, path: recordPath(pages.blog, post.slug) }];
  return (
    <>
      <PageHead
        title={post.title}
        description={post.short_description}
        search={post.search}
        article={{ published: post.created_at, modified: post.changed_at, author: post.team_id?.name }}
        trail={trail}
        structured={[blogPosting(site, post)]}
        showsAfter="sidebar"
      />
      <div className="wrap">
        <Breadcrumbs trail={trail} />
      </div>
      <article className="post wrap pt-6 pb-[calc(var(--spacing-section)/2)]">
        <header className="post-opening grid gap-5">
          <p className="kicker">
            {post.category_id && <CategoryLink category={post.category_id} />}
            <FormattedDate iso={post.created_at} />
            <span>{counted(site.language, site.words.post.minutesToRead, post.minutes)}</span>
          </p>
          <PageTitle title={post.title} />
          <Standfirst text={post.short_description} />
        </header>
        <ZoomablePicture
          id="cover"
          picture={pictureProps(post, 'image')}
          {...coverProps('blog', post, {
            className: 'cover aspect-[3/2] w-full rounded-panel object-cover lg:aspect-video',
            category: post.category_id?.name,
          })}
          sizes={`${WHOLE}, 85vw`}
          isEager
        />
        <div
          id="sidebar"
          className="sidebar grid gap-8 lg:sticky lg:top-28 lg:col-start-1 lg:row-start-3 lg:self-start"
        >
          {post.team_id && <Author author={post.team_id} />}
          <TableOfContents entries={post.contents} />
        </div>
        <div className="body min-w-0 lg:col-start-2 lg:row-start-3">
          <RichText html={post.description} />
          {post.headings.map((heading) => (
            <section key={heading.id} className="mt-14 max-w-text">
              <h2 id={heading.anchor} dir="auto" className="text-xl">
                {heading.heading}
              </h2>
              <div className="my-6 empty:hidden">
                <ZoomablePicture
                  id={`picture-${heading.id}`}
                  picture={pictureProps(heading, 'image')}
                  sizes={`${wide(46, 49)}, 85vw`}
                  fallback={null}
                  className="w-full rounded-card"
                />
              </div>
              <RichText html={heading.description} level={3} />
              {heading.linkedin && (
                <a href={heading.linkedin} className="link mt-4 inline-flex min-h-11 items-center">
                  {site.words.post.onLinkedin}
                  <span className="sr-only">: {heading.heading}</span>
                </a>
              )}
            </section>
          ))}
        </div>
      </article>
      {post.team_id && <PostAuthor author={post.team_id} />}
      <PostNavigation previous={post.previous} next={post.next} />
      {post.related.length > 0 && (
        <div className="max-md:hidden">
          <Related title={site.words.post.related}>
            <Trio blogs={post.related} />
          </Related>
        </div>
      )}
    </>
  );
}

function Author({ author }: { author: NonNullable<Post['team_id']> }) {
  const { name, job_title } = author;
  const picture = pictureProps(author, 'image');
  return (
    <aside aria-label={useWords().post.author} className="border-t-2 border-brand-edge pt-6">
      <Person name={name} role={job_title} picture={{ ...picture, alt: picture.alt ?? name }} />
    </aside>
  );
}

/** Lists the headings of a text that has two or more. */
function TableOfContents({ entries }: { entries: Post['contents'] }) {
  const { onThisPage } = useWords().post;
  if (entries.length < 2) return null;
  return (
    <nav aria-label={onThisPage} className="not-printed mb-10 border-t border-line-strong pt-5">
      <p className="font-semibold">{onThisPage}</p>
      <ol className="mt-2">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} dir="auto" className="link inline-flex min-h-11 items-center text-sm">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

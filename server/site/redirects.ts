import type { ContentDatabase } from '../content/tables.ts';
import { published } from './published.ts';

/** Takes a slug that a blog had; gives the one it has now, if it is to be seen. */
export async function movedBlog(kysely: ContentDatabase, slug: string): Promise<string | undefined> {
  const blog = published(kysely)
    .blogs()
    .select('blogs.slug')
    .where('blogs.id', 'in', oldOwner(kysely, 'blog', slug));
  return (await blog.executeTakeFirst())?.slug;
}

/** Takes a slug that a service had; gives the one it has now, if it is to be seen. */
export async function movedService(kysely: ContentDatabase, slug: string): Promise<string | undefined> {
  const service = published(kysely)
    .services()
    .select('slug')
    .where('id', 'in', oldOwner(kysely, 'service', slug));
  return (await service.executeTakeFirst())?.slug;
}

function oldOwner(kysely: ContentDatabase, type: string, slug: string) {
  return kysely
    .selectFrom('slug_redirects')
    .select('record_id')
    .where('type', '=', type)
    .where('slug_redirects.slug', '=', slug);
}

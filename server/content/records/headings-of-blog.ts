import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { holderOf } from './heading-sequence.ts';
import type { ContentDatabase } from '../tables.ts';

interface RemovedBlog {
  blogId: number;
  /** The headings that went along carry the same moment. */
  deleted_at: string;
}

/** Removes the headings of a blog in the moment in which the blog is removed. Other types have none. */
export async function takeHeadingsAlong(
  kysely: ContentDatabase,
  type: ContentType,
  { blogId, deleted_at }: RemovedBlog,
) {
  if (type.name !== blog.name) return;
  const headings = kysely.updateTable('headings').set({ deleted_at });
  await headings.where('blog_id', '=', blogId).where('deleted_at', 'is', null).execute();
}

/** Brings back the headings that went along with a blog, with the blog. */
export async function bringHeadingsBack(
  kysely: ContentDatabase,
  type: ContentType,
  { blogId, deleted_at }: RemovedBlog,
) {
  if (type.name !== blog.name) return;
  const headings = kysely.updateTable('headings').set({ deleted_at: null });
  await headings.where('blog_id', '=', blogId).where('deleted_at', '=', deleted_at).execute();
}

/** Gives the ids of the removed headings that come back with their blog. */
export async function headingsGoneAlong(kysely: ContentDatabase): Promise<Set<number>> {
  const rows = await kysely
    .selectFrom('headings')
    .innerJoin('blogs', 'blogs.id', 'headings.blog_id')
    .select('headings.id')
    .whereRef('blogs.deleted_at', '=', 'headings.deleted_at')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Gives what keeps a removed heading from coming back, or null. */
export async function whyHeadingStaysRemoved(kysely: ContentDatabase, type: ContentType, row: object) {
  if (type.name !== heading.name) return null;
  const { blog_id, sequence } = row as { blog_id: number | null; sequence: number };
  const owner = kysely.selectFrom('blogs').select('id').where('id', '=', blog_id).where('deleted_at', 'is', null);
  if (!(await owner.executeTakeFirst())) return 'The blog of this heading is deleted. Bring the blog back first.';
  const holder = await holderOf(kysely, blog_id, sequence);
  return holder ? `Sequence ${sequence} of its blog is taken by “${holder.heading}” meanwhile.` : null;
}

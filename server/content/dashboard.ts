import { blog } from '../../content/types/blog.ts';
import { heading } from '../../content/types/heading.ts';
import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { ACTIVE } from '../../content/model/field.ts';
import { teamMember } from '../../content/types/team-member.ts';
import { countDemonstration } from './demonstration/demonstration.ts';
import { anyContent, type ContentDatabase, tableOf } from './tables.ts';
import { isWithout } from './records/without-partner.ts';

export interface ContentDashboard {
  /** Of each type that has some, by the type's name. */
  inactive: Record<string, number>;
  blogs_without_author: number;
  blogs_without_headings: number;
  /** Records of the demonstration that are there as they came. */
  demonstration: number;
}

/** Counts what may be waiting for an administrator. */
export async function readDashboard(kysely: ContentDatabase): Promise<ContentDashboard> {
  const types = (contentTypes as readonly ContentType[]).filter(({ fields }) => 'status' in fields);
  const inactive = await Promise.all(
    types.map(async (type) => [type.name, await countInactive(kysely, type)] as const),
  );
  return {
    inactive: Object.fromEntries(inactive.filter(([, count]) => count > 0)),
    blogs_without_author: await countBlogsWithout(kysely, teamMember),
    blogs_without_headings: await countBlogsWithout(kysely, heading),
    demonstration: await countDemonstration(kysely),
  };
}

async function countInactive(kysely: ContentDatabase, type: ContentType) {
  const rows = anyContent(kysely).selectFrom(tableOf(type)).where('deleted_at', 'is', null);
  const inactive = rows.where(kysely.dynamic.ref('status'), '!=', ACTIVE).select(({ fn }) => fn.countAll().as('total'));
  return Number((await inactive.executeTakeFirstOrThrow()).total);
}

async function countBlogsWithout(kysely: ContentDatabase, partner: ContentType) {
  const blogs = kysely.selectFrom('blogs').where('deleted_at', 'is', null).where(isWithout(blog, partner.path));
  return Number((await blogs.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()).total);
}

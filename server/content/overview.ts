import { sql } from 'kysely';
import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { ACTIVE } from '../../content/model/field.ts';
import { countDemonstration } from './demonstration.ts';
import { anyContent, type ContentDatabase, tableOf } from './tables.ts';

export interface ContentOverview {
  /** Of each type that has some, by the type's name. */
  inactive: Record<string, number>;
  blogs_without_author: number;
  blogs_without_headings: number;
  /** Records of the demonstration that are there as they came. */
  demonstration: number;
}

/** Counts what may be waiting for an administrator. */
export async function readOverview(kysely: ContentDatabase): Promise<ContentOverview> {
  const types = (contentTypes as readonly ContentType[]).filter(({ fields }) => 'status' in fields);
  const inactive = await Promise.all(
    types.map(async (type) => [type.name, await countInactive(kysely, type)] as const),
  );
  return {
    inactive: Object.fromEntries(inactive.filter(([, count]) => count > 0)),
    blogs_without_author: await countBlogsWithout(kysely, 'teams'),
    blogs_without_headings: await countBlogsWithout(kysely, 'headings'),
    demonstration: await countDemonstration(kysely),
  };
}

async function countInactive(kysely: ContentDatabase, type: ContentType) {
  const rows = anyContent(kysely).selectFrom(tableOf(type)).where('deleted_at', 'is', null);
  const inactive = rows.where(kysely.dynamic.ref('status'), '!=', ACTIVE).select(({ fn }) => fn.countAll().as('total'));
  return Number((await inactive.executeTakeFirstOrThrow()).total);
}

async function countBlogsWithout(kysely: ContentDatabase, what: 'teams' | 'headings') {
  const related =
    what === 'teams'
      ? sql`select 1 from teams where teams.id = blogs.team_id and teams.deleted_at is null`
      : sql`select 1 from headings where headings.blog_id = blogs.id and headings.deleted_at is null`;
  const blogs = kysely.selectFrom('blogs').where('deleted_at', 'is', null);
  const without = blogs.where(sql<boolean>`not exists (${related})`).select(({ fn }) => fn.countAll().as('total'));
  return Number((await without.executeTakeFirstOrThrow()).total);
}

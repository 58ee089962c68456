import { ACTIVE } from '../../content/model/field.ts';
import type { ContentDatabase } from '../content/tables.ts';

/** What pages of a record of its own read from. */
export type Publications = Pick<ReturnType<typeof published>, 'services' | 'blogs'>;

/** The one place through which the public reads: Active and not deleted. */
export function published(kysely: ContentDatabase) {
  return {
    services: () =>
      kysely.selectFrom('services').where('services.status', '=', ACTIVE).where('services.deleted_at', 'is', null),
    team: () => kysely.selectFrom('teams').where('teams.status', '=', ACTIVE).where('teams.deleted_at', 'is', null),
    blogs: () => kysely.selectFrom('blogs').where('blogs.status', '=', ACTIVE).where('blogs.deleted_at', 'is', null),
    reviews: () =>
      kysely.selectFrom('reviews').where('reviews.status', '=', ACTIVE).where('reviews.deleted_at', 'is', null),
    headings: () => kysely.selectFrom('headings').where('headings.deleted_at', 'is', null),
    abouts: () => kysely.selectFrom('abouts').where('abouts.deleted_at', 'is', null),
    servicePages: () => kysely.selectFrom('service_pages').where('service_pages.deleted_at', 'is', null),
    settings: () => kysely.selectFrom('settings').where('settings.deleted_at', 'is', null),
  };
}

/** What an administrator looks at before it is Active: the one record that a preview is of, whatever its status. */
export function previewed(kysely: ContentDatabase, id: number): Publications {
  return {
    services: () =>
      kysely.selectFrom('services').where('services.id', '=', id).where('services.deleted_at', 'is', null),
    blogs: () => kysely.selectFrom('blogs').where('blogs.id', '=', id).where('blogs.deleted_at', 'is', null),
  };
}

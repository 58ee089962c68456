import { service as serviceType } from '../../content/types/service.ts';
import { servicePage as servicePageType } from '../../content/types/service-page.ts';
import type { ServiceCategory } from '../../content/service-categories.ts';
import type { ContentDatabase } from '../content/tables.ts';
import { type Publications, published } from './published.ts';
import { serialize, serializeOne } from '../content/records/serialize.ts';

const RELATED = 3;

export type ServiceCard = Awaited<ReturnType<typeof readServices>>[number];
export type ServiceDetail = NonNullable<Awaited<ReturnType<typeof readService>>>;

/** Gives the services as cards, in their order by hand. */
export async function readServices(kysely: ContentDatabase) {
  return serialize(kysely, serviceType, await serviceCards(kysely).orderBy('position').orderBy('id').execute());
}

/** Gives a service as a whole; null where there is none to show. */
export async function readService(kysely: ContentDatabase, slug: string, from: Publications = published(kysely)) {
  const row = serviceCards(kysely, from).select([
    'detail_page_heading',
    'detail_page_image',
    'detail_page_image_alt',
    'detail_page_description',
    'detail_page_strategy_heading',
    'detail_page_strategy_description',
  ]);
  return serializeOne(kysely, serviceType, await row.where('slug', '=', slug).executeTakeFirst());
}

/** Gives the services of a service's category beside it, in their order by hand. */
export async function relatedServices(kysely: ContentDatabase, { id, category }: { id: number; category: string }) {
  const others = serviceCards(kysely)
    .where('category', '=', category as ServiceCategory)
    .where('id', '!=', id);
  return serialize(kysely, serviceType, await others.orderBy('position').orderBy('id').limit(RELATED).execute());
}

/** Gives the texts of the services page, null where there are none, and the services by category. */
export async function readServicePage(kysely: ContentDatabase) {
  const [servicePage, services] = await Promise.all([readTexts(kysely), readServices(kysely)]);
  const ofCategory = (category: ServiceCategory) => services.filter((service) => service.category === category);
  return {
    servicePage,
    webServices: ofCategory('webDevelopment'),
    digitalMarketing: ofCategory('digitalMarketing'),
    amazon: ofCategory('amazon'),
  };
}

function serviceCards(kysely: ContentDatabase, from: Publications = published(kysely)) {
  return from
    .services()
    .select(['id', 'slug', 'title', 'short_description', 'image', 'image_alt', 'category', 'status', 'updated_at']);
}

async function readTexts(kysely: ContentDatabase) {
  const row = published(kysely)
    .servicePages()
    .select([
      'id',
      'breadcrumb_heading',
      'breadcrumb_short_description',
      'breadcrumb_description',
      'page_title',
      'page_short_description',
      'page_description',
    ]);
  return serializeOne(kysely, servicePageType, await row.executeTakeFirst());
}

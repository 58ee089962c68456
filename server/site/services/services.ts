import { service } from '../../../content/types/service.ts';
import { servicePage } from '../../../content/types/service-page.ts';
import { settings } from '../../../content/types/settings.ts';
import type { PublicContent, PublicRecord } from '../published.ts';

const FIRST_OF_CATEGORY = 2;

export const serviceCardFields = [
  'id',
  'slug',
  'title',
  'short_description',
  'price',
  'image',
  'category',
  'status',
  'updated_at',
] as const;

export const servicePageFields = [
  'id',
  'breadcrumb_heading',
  'breadcrumb_short_description',
  'breadcrumb_description',
  'page_title',
  'page_short_description',
  'page_description',
] as const;

export type ServiceCard = PublicRecord<typeof service, (typeof serviceCardFields)[number]>;

/** Reads the services as cards, in the order set by hand. */
export function readServices(content: PublicContent): Promise<ServiceCard[]> {
  return content.read(service, content.inOrder(service), serviceCardFields);
}

/** Returns two services of each category. */
export function firstOfEachCategory(services: ServiceCard[]): ServiceCard[] {
  const byCategory = Map.groupBy(services, ({ category }) => category);
  return [...byCategory.values()].flatMap((ofOne) => ofOne.slice(0, FIRST_OF_CATEGORY));
}

/** Reads the texts of the services page, if there are any, and the services by category. */
export async function readServicePage(content: PublicContent) {
  const { servicePage: texts, services } = await readAllServices(content);
  const ofCategory = (category: string) => services.filter((card) => card.category === category);
  return {
    servicePage: texts,
    webServices: ofCategory('webDevelopment'),
    digitalMarketing: ofCategory('digitalMarketing'),
    amazon: ofCategory('amazon'),
  };
}

/** Reads the texts of the services page, if there are any, and all services. */
export async function readAllServices(content: PublicContent) {
  const [texts, services] = await Promise.all([
    content.readOne(servicePage, content.records(servicePage), servicePageFields),
    readServices(content),
  ]);
  return { servicePage: texts, services };
}

/** Reads the categories that services can have, in the order of the settings. */
export async function readServiceCategories(content: PublicContent) {
  const row = await content.readOne(settings, content.records(settings), ['service_categories']);
  return row?.service_categories ?? [];
}

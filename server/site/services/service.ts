import { pages } from '../../../content/addresses.ts';
import { service } from '../../../content/types/service.ts';
import { withMeetingKinds } from '../meeting-kinds.ts';
import { readInvitation, searchFieldNames, splitSearchFields } from '../pages/page.ts';
import type { PublicContent } from '../published.ts';
import { type ServiceCard, serviceCardFields } from './services.ts';

const RELATED = 3;

export const serviceDetailFields = [
  'detail_page_heading',
  'detail_page_image',
  'detail_page_description',
  'detail_page_strategy_heading',
  'detail_page_strategy_description',
  'meeting_kind_id',
] as const;

export type ServiceDetail = NonNullable<Awaited<ReturnType<typeof readService>>>;

/** Reads the data of a service's page, with related services and calls to action. */
export async function readServiceWithRelated(content: PublicContent, slug: string) {
  const read = await readServiceAndSearch(content, slug);
  if (!read) return null;
  const { search, rest: details } = read;
  const [related, invitation] = await Promise.all([
    readRelated(content, details),
    readInvitation(content, pages.service),
  ]);
  return { service: details, search, related, invitation };
}

/** Reads a visible service with all its fields. */
export async function readService(content: PublicContent, slug: string) {
  return (await readServiceAndSearch(content, slug))?.rest ?? null;
}

async function readServiceAndSearch(content: PublicContent, slug: string) {
  const named = content.recordsWithPreview(service).where('slug', '=', slug);
  const names = [...serviceCardFields, ...serviceDetailFields, ...searchFieldNames] as const;
  const rows = await content.read(service, named, names);
  const [row] = await withMeetingKinds(content, rows);
  return row ? splitSearchFields(row) : null;
}

/** Reads other services of the same category, in the order set by hand. */
function readRelated(content: PublicContent, { id, category }: ServiceCard) {
  const others = content.inOrder(service).where('category', '=', category).where('id', '!=', id);
  return content.read(service, others.limit(RELATED), serviceCardFields);
}

import { contentTypes } from '../../content/index.ts';
import { isOnEveryPage, isRecordPage, pageOf, recordPath } from '../../content/addresses.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { partsOf } from '../../content/model/parts/parts.ts';
import type { ApiClient } from '../api-client.ts';
import { beginDraft, share } from '../shared-drafts.ts';
import { largestRecord, type ShapeName } from './largest-records.ts';

export type Work = [name: string, work: () => Promise<{ status: number }>];

/** The types whose records are saved by themselves, with their parts. */
export const ownTypes = contentTypes.filter(
  (type) => !contentTypes.some((owner) => partsOf(owner).some((part) => part.type === type)),
);

interface Site {
  client: ApiClient;
  get: (path: string) => Promise<{ status: number }>;
  /** Of a picture. */
  image: string;
  /** Of records that others relate to, by the name of their type. */
  ids: ReadonlyMap<string, number>;
  /** The share of the limits that is filled. */
  share?: number;
}

/** Returns all that reads the whole of a record, in order: saving the largest one of a shape is the first. */
export async function workOn(type: ContentType, key: string, shape: ShapeName, site: Site): Promise<Work[]> {
  const { client, get } = site;
  const page = pageOf(type);
  const isOfRecord = isRecordPage(page);
  const path = isOfRecord ? recordPath(page, key) : page?.path;
  const address = `/${type.path}/${key}`;
  const changed: Record<string, unknown> = largestRecord(type, shape, { ...site, share: 0.98 * (site.share ?? 1) });
  const draft = await beginDraft(client, type, key, {});
  const link = isOfRecord ? await share(client, draft, {}) : null;
  const drafted = Object.fromEntries(Object.entries(changed).filter(([name]) => name in type.fields));
  const preview = { type: type.path, key, fields: changed };
  const pagePreview = { type: type.path, path: '/our-services', fields: changed };
  const work: (Work | false | null | undefined)[] = [
    ['save', () => client.ask('PUT', address, largestRecord(type, shape, site))],
    path !== undefined && path !== '/' && ['page', () => get(path)],
    ...['/', '/feed.xml', '/llms.txt'].map((path): Work => [path, () => get(path)]),
    ['search', () => client.ask('GET', `/${type.path}?search=word`)],
    isOfRecord && ['live preview', () => client.ask('POST', '/live-preview', preview)],
    isOnEveryPage(type) && ['live preview', () => client.ask('POST', '/live-preview/page', pagePreview)],
    ['draft', () => client.ask('PUT', `/drafts/${draft}`, { fields: drafted })],
    ['comparison', () => client.ask('GET', `/drafts/${draft}/diff`)],
    ['checks', () => client.ask('GET', `/drafts/${draft}/checks`)],
    link && ['preview link', () => get(link.path)],
    ['discard', () => client.ask('DELETE', `/drafts/${draft}`)],
  ];
  return work.filter((step) => Array.isArray(step));
}

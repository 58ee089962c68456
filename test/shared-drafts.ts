import type { ContentType } from '../content/model/content-type.ts';
import type { ApiClient } from './api-client.ts';

export interface Link {
  id: number;
  path: string;
}

/** Begins a draft, of a record or of a new one, and returns its id. */
export async function beginDraft(client: ApiClient, type: ContentType, key: string | null, fields: object) {
  const begun = await client.call<{ data: { id: number } }>('POST', '/drafts', { type: type.path, key, fields });
  return begun.data.id;
}

/** Schedules a draft for tomorrow. */
export const scheduleDraft = (client: ApiClient, draftId: number) =>
  client.call('POST', `/drafts/${draftId}/schedule`, { time: tomorrow() });

export const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

export async function share(client: ApiClient, draftId: number, options: object = {}): Promise<Link> {
  return (await client.call<{ data: Link }>('POST', `/drafts/${draftId}/links`, options)).data;
}

/** Returns what those who share a draft see of its links. */
export async function linksOf(client: ApiClient, draftId: number) {
  return (await client.call<{ data: Record<string, unknown>[] }>('GET', `/drafts/${draftId}/links`)).data;
}

export const saveDraft = (client: ApiClient, draftId: number, fields: object) =>
  client.call('PUT', `/drafts/${draftId}`, { fields });

import type { ContentType } from '../../../content/model/content-type.ts';
import type { ApiClient } from '../../api-client.ts';
import type { TestApp } from './app.ts';
import { type Fields, sendForm } from './html-form.ts';

export interface Link {
  id: number;
  path: string;
}

/** Begins a draft, of a record or of a new one, and returns its id. */
export async function beginDraft(client: ApiClient, type: ContentType, key: string | null, fields: object) {
  const begun = await client.call<{ data: { id: number } }>('POST', '/drafts', { type: type.path, key, fields });
  return begun.data.id;
}

export async function share(client: ApiClient, draftId: number, options: object = {}): Promise<Link> {
  return (await client.call<{ data: Link }>('POST', `/drafts/${draftId}/links`, options)).data;
}

/** Returns what those who share a draft see of its links. */
export async function linksOf(client: ApiClient, draftId: number) {
  return (await client.call<{ data: Record<string, unknown>[] }>('GET', `/drafts/${draftId}/links`)).data;
}

export const saveDraft = (client: ApiClient, draftId: number, fields: object) =>
  client.call('PUT', `/drafts/${draftId}`, { fields });

/** Sends the form of a preview as a browser without JavaScript does. */
export const answer = (app: TestApp, { path }: Link, fields: Fields, from: { headers?: Fields; ip?: string } = {}) =>
  sendForm(app, path, fields, from);

/** Returns the text of the element with a role, which holds no other elements. */
export function messageIn(html: string, role: 'alert' | 'status'): string | undefined {
  const element = role === 'status' ? /<output[^>]*>(.*?)<\/output>/s : /role="alert"[^>]*>([^<]*)</;
  return element.exec(html)?.[1]?.replaceAll('<!-- -->', '');
}

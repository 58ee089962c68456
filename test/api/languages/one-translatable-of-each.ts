import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { isTranslatable } from '../../../content/model/translations/in-language.ts';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import type { ApiClient } from '../../api-client.ts';
import type { TestApp } from '../app/app.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { wordsOf } from './words-of.ts';

export const translatable = contentTypes.filter(isTranslatable);

/**
 * Creates a record of every type that can be translated, on a site in English, German and Arabic, which is hidden. Returns their
 * addresses in the admin API.
 */
export async function createTranslatable(app: TestApp, client: ApiClient): Promise<Map<ContentType, string>> {
  const languages = ['en', 'de', 'ar'].map((language) => ({ language, shown: language !== 'ar' }));
  await client.call('PUT', '/settings/1', { languages });
  const ids = await createOneOfEach(app);
  // That of the post is translated with it.
  const otherPost = await app.create(blog, { title: 'Two', team_id: ids.get('teamMember') });
  ids.set('heading', await app.create(heading, { heading: 'Two', blog_id: otherPost }));
  const addresses = new Map<ContentType, string>();
  for (const type of translatable) {
    const { path, addressedBy } = type;
    const exists = ids.get(type.name) ?? (await idOfSingle(client, path)) ?? (await app.create(type, {}));
    addresses.set(type, `/${path}/${addressedBy === 'slug' ? 'one' : exists}`);
  }
  return addresses;
}

interface Translated {
  type: ContentType;
  address: string;
  language: string;
}

/** Begins a draft of a translation, which gives the items of the record's lists ids, and returns words for all of the record. */
export async function beginWords(client: ApiClient, { type, address, language }: Translated) {
  const [, path, key] = address.split('/');
  const draft = { type: path, key, language, fields: {} };
  const { data } = await client.call<{ data: { id: number } }>('POST', '/drafts', draft);
  await client.call('DELETE', `/drafts/${data.id}`);
  return wordsOf(type, (await read(client, address)) ?? {}, language);
}

async function idOfSingle(client: ApiClient, path: string): Promise<number | undefined> {
  return (await read(client, `/${path}`))?.['id'] as number | undefined;
}

async function read(client: ApiClient, path: string): Promise<Record<string, unknown> | null> {
  const { body } = await client.ask('GET', path);
  // The specified answer about a team member has no data around it.
  return 'data' in body ? body.data : body;
}

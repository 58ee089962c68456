import type { ContentType } from '../../../content/model/content-type.ts';
import type { ContentDatabase } from '../tables.ts';
import { hashToken, newToken } from '../../platform/token.ts';

const VALID_FOR = 60 * 60 * 1000; // ms

/** Makes a token with which the page of a record can be seen for an hour, whatever its status; gives it. */
export async function makePreview(kysely: ContentDatabase, type: ContentType, id: number, now: Date): Promise<string> {
  const token = newToken();
  const expires_at = new Date(now.getTime() + VALID_FOR).toISOString();
  await kysely
    .insertInto('previews')
    .values({ token_hash: hashToken(token), type: type.name, record_id: id, expires_at })
    .execute();
  return token;
}

export interface PreviewedRecord {
  /** The name of its type. */
  type: string;
  id: number;
}

/** Returns the record that a token lets one see; null where it has expired or never was. */
export async function previewedRecord(
  kysely: ContentDatabase,
  token: string,
  now: Date,
): Promise<PreviewedRecord | null> {
  const preview = kysely.selectFrom('previews').select(['type', 'record_id as id']);
  const open = preview.where('token_hash', '=', hashToken(token)).where('expires_at', '>', now.toISOString());
  return (await open.executeTakeFirst()) ?? null;
}

/** Forgets the tokens whose time has run out. */
export async function forgetPreviews(kysely: ContentDatabase, now: Date): Promise<void> {
  await kysely.deleteFrom('previews').where('expires_at', '<=', now.toISOString()).execute();
}

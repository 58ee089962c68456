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

/** Gives the id of the record of a type that a token lets one see; null where it lets one see none. */
export async function previewedId(
  kysely: ContentDatabase,
  type: ContentType,
  token: string,
  now: Date,
): Promise<number | null> {
  const preview = kysely.selectFrom('previews').select('record_id').where('token_hash', '=', hashToken(token));
  const open = preview.where('type', '=', type.name).where('expires_at', '>', now.toISOString());
  return (await open.executeTakeFirst())?.record_id ?? null;
}

/** Forgets the tokens whose time has run out. */
export async function forgetPreviews(kysely: ContentDatabase, now: Date): Promise<void> {
  await kysely.deleteFrom('previews').where('expires_at', '<=', now.toISOString()).execute();
}

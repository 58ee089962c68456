import type { ContentType } from '../../../content/model/content-type.ts';
import type { Shadow } from '../records/unsaved-row.ts';
import type { ContentDatabase } from '../tables.ts';
import { hashToken, newToken } from '../../platform/token.ts';

const VALID_FOR = 60 * 60 * 1000; // ms

/** Creates a token that shows the page of a record for an hour, whatever its status. */
export async function createPreview(db: ContentDatabase, type: ContentType, id: number, now: Date): Promise<string> {
  const token = newToken();
  const expires_at = new Date(now.getTime() + VALID_FOR).toISOString();
  await db
    .insertInto('previews')
    .values({ token_hash: hashToken(token), type: type.name, record_id: id, expires_at })
    .execute();
  return token;
}

export interface PreviewedRecord {
  /** The name of its type. */
  type: string;
  id: number;
  /** Its rows and those of its parts, where they are not those that are stored. */
  shadows?: Shadow[];
}

/** Returns the record that a token shows; null where the token is unknown or expired. */
export async function previewedRecord(db: ContentDatabase, token: string, now: Date): Promise<PreviewedRecord | null> {
  const preview = db.selectFrom('previews').select(['type', 'record_id as id']);
  const valid = preview.where('token_hash', '=', hashToken(token)).where('expires_at', '>', now.toISOString());
  return (await valid.executeTakeFirst()) ?? null;
}

/** Deletes expired tokens. Returns how many. */
export async function purgePreviews(db: ContentDatabase, now: Date): Promise<number> {
  const expired = db.deleteFrom('previews').where('expires_at', '<=', now.toISOString());
  return Number((await expired.executeTakeFirstOrThrow()).numDeletedRows);
}

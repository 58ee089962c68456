import { createHmac, hash, randomBytes } from 'node:crypto';

/** Returns 256 random bits as base64url, to be carried by a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns what the database stores in place of a token: it recognizes the token, but does not reveal it. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}

/** Returns a pseudonym for personal data that only has to be recognized; without the secret it reveals nothing. */
export function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

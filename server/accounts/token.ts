import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Gives 256 random bits in letters that a link can carry. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: enough to know it again, not to use it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Returns what stands for a person or an address where only recognising it is needed: useless without the secret. */
export function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Arrival } from './source.ts';

const TOKEN = /^([\w-]{1,20000})\.([\w-]{43})$/;

/** When a form was issued, and to whom. */
export interface FormToken {
  /** Identifies the messages sent with it. */
  id: string;
  /** In milliseconds since the epoch. */
  at: number;
  arrival: Arrival;
}

/** Returns a token as text, signed with HMAC-SHA-256. */
export function signFormToken(secret: string, token: FormToken): string {
  const text = Buffer.from(JSON.stringify(token)).toString('base64url');
  return `${text}.${signature(secret, text).toString('base64url')}`;
}

/** Returns the token of a text, or null if it was not signed with this secret. */
export function verifyFormToken(secret: string, signed: unknown): FormToken | null {
  const [, text, sent = ''] = (typeof signed === 'string' && TOKEN.exec(signed)) || [];
  if (!text || !timingSafeEqual(signature(secret, text), Buffer.from(sent, 'base64url'))) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as FormToken;
}

function signature(secret: string, text: string) {
  return createHmac('sha256', secret).update(text).digest();
}

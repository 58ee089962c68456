import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Arrival } from './source.ts';

const STAMP = /^([\w-]{1,20000})\.([\w-]{43})$/;

/** When a form was made, and for whom: where they came from. */
export interface Stamped {
  /** By which the messages are counted that it was used for. One made before there was an id has none. */
  id?: string;
  at: number;
  arrival: Arrival;
}

/** Gives a stamp that says this of a form, and that only who has the secret can make. */
export function makeFormToken(secret: string, stamped: Stamped): string {
  const text = Buffer.from(JSON.stringify(stamped)).toString('base64url');
  return `${text}.${sign(secret, text).toString('base64url')}`;
}

/** Gives what a stamp says; null where it is none, or none of this secret. */
export function readFormToken(secret: string, stamp: unknown): Stamped | null {
  const [, text, signature = ''] = (typeof stamp === 'string' && STAMP.exec(stamp)) || [];
  if (!text || !timingSafeEqual(sign(secret, text), Buffer.from(signature, 'base64url'))) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Stamped;
}

function sign(secret: string, text: string) {
  return createHmac('sha256', secret).update(text).digest();
}

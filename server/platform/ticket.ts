import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';

const MAC = 16; // bytes
const NONCE = 12; // bytes
const EXPIRY = 4; // bytes, in seconds since 1970
const FORMAT = /^[\w-]{44,2000}$/;

export type Tickets = ReturnType<typeof createTickets>;

/**
 * Proofs that carry what they are about, so that strangers who ask for thousands of them write nothing. Each is for one purpose
 * and expires. They are signed, not encrypted.
 */
export function createTickets({ secret, clock }: { secret: string; clock: Clock }) {
  /** Returns a ticket as base64url. `validFor` is in ms. */
  function issue(purpose: string, about: object, validFor: number): string {
    const expiry = Buffer.alloc(EXPIRY);
    expiry.writeUInt32BE(Math.floor((clock().getTime() + validFor) / 1000));
    const body = Buffer.concat([randomBytes(NONCE), expiry, Buffer.from(JSON.stringify(about))]);
    return Buffer.concat([sign(purpose, body), body]).toString('base64url');
  }

  /** Returns what a ticket is about; null if it was not issued for this purpose or has expired. */
  function read(purpose: string, ticket: string): unknown {
    if (!FORMAT.test(ticket)) return null;
    const bytes = Buffer.from(ticket, 'base64url');
    const body = bytes.subarray(MAC);
    if (body.length <= NONCE + EXPIRY || !timingSafeEqual(bytes.subarray(0, MAC), sign(purpose, body))) return null;
    if (body.readUInt32BE(NONCE) * 1000 <= clock().getTime()) return null;
    return JSON.parse(body.subarray(NONCE + EXPIRY).toString());
  }

  function sign(purpose: string, body: Buffer) {
    return createHmac('sha256', secret).update(`ticket ${purpose}\0`).update(body).digest().subarray(0, MAC);
  }

  return { issue, read };
}

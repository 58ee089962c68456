import { createHmac, timingSafeEqual } from 'node:crypto';

const STAMP = /^(\d{1,15})\.([\w-]{43})$/;

/** Gives a stamp that says when a form was made, which only who has the secret can make. */
export function makeStamp(secret: string, at: Date): string {
  const time = String(at.getTime());
  return `${time}.${sign(secret, time).toString('base64url')}`;
}

/** Gives when a form with this stamp was made; null where the stamp is not of this secret. */
export function stampedAt(secret: string, stamp: string): Date | null {
  const [, time = '', signature = ''] = STAMP.exec(stamp) ?? [];
  const isOurs = time !== '' && timingSafeEqual(sign(secret, time), Buffer.from(signature, 'base64url'));
  return isOurs ? new Date(Number(time)) : null;
}

function sign(secret: string, time: string) {
  return createHmac('sha256', secret).update(time).digest();
}

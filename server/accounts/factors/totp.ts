import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP = 30; // s
const DIGITS = 6;
const SECRET = 20; // bytes, as long as a SHA-1 hash (RFC 4226, 4)
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns a new secret as base32. */
export function newSecret(): string {
  return base32(randomBytes(SECRET));
}

/** Returns `bits` random bits, a multiple of 40, as letters and digits in groups of four. */
export function randomCode(bits: number): string {
  return base32(randomBytes(bits / 8))
    .toLowerCase()
    .replaceAll(/.{4}(?=.)/g, '$&-');
}

/** Returns the time step whose code this is, the present one or one beside it; null if there is none. */
export function stepOf(code: string, secret: string, now: Date): number | null {
  const current = Math.floor(now.getTime() / 1000 / STEP);
  return [current, current - 1, current + 1].find((step) => isSame(codeAt(secret, step), code)) ?? null;
}

/** Returns the code of a time step (RFC 6238 with SHA-1, which is all that every app can do). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const number = hash.readUInt32BE((hash[19] ?? 0) & 15) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Returns the address that an app reads from a QR code. */
export function setUpAddress({ secret, account, site }: Record<'secret' | 'account' | 'site', string>): string {
  const label = [site, account].map(encodeURIComponent).join(':');
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(site)}`;
}

function isSame(code: string, typed: string) {
  const [expected, actual] = [Buffer.from(code), Buffer.from(typed)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function base32(bytes: Buffer) {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{5}/g, (five) => BASE32[Number.parseInt(five, 2)] ?? '');
}

function fromBase32(text: string) {
  const bits = text.replaceAll(/./g, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

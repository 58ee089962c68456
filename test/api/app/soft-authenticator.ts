import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { ApiClient } from '../../api-client.ts';
import { PUBLIC_URL } from './app.ts';

export type SoftAuthenticator = ReturnType<typeof softAuthenticator>;

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

export interface RequestOptions {
  challenge: string;
  rpId: string;
}

/** What a test has an authenticator or its browser get wrong. */
export interface Wrong {
  type?: string;
  challenge?: string;
  origin?: string;
  crossOrigin?: boolean;
  rpId?: string;
  flags?: number;
  userHandle?: string | null;
}

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;
export const SYNCED = 0x18;

/** A device with one passkey, in a browser at the address of the site. Its counter stays at 0 unless a test counts. */
export function softAuthenticator({ origin = PUBLIC_URL, counter = 0, flags = PRESENT_AND_VERIFIED } = {}) {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const device = { counter, userHandle: '' };

  /** Makes the passkey, as navigator.credentials.create() does. */
  function create({ challenge, rp, user }: CreationOptions, wrong: Wrong = {}) {
    device.userHandle = user.id;
    const clientDataJSON = clientData({ type: 'webauthn.create', challenge, ...wrong });
    const credential = [Buffer.alloc(16), uint(id.length, 2), id, coseKeyOf(publicKey)];
    const data = Buffer.concat([authenticatorData({ rpId: rp.id, ...wrong }, WITH_CREDENTIAL), ...credential]);
    const attestation = [text('fmt'), text('none'), text('attStmt'), Buffer.of(0xa0), text('authData')];
    const attestationObject = Buffer.concat([Buffer.of(0xa3), ...attestation, byteString(data)]);
    const response = { clientDataJSON: base64url(clientDataJSON), attestationObject: base64url(attestationObject) };
    return { id: base64url(id), response: { ...response, transports: ['internal'] } };
  }

  /** Uses the passkey, as navigator.credentials.get() does. */
  function get({ challenge, rpId }: RequestOptions, wrong: Wrong = {}) {
    const clientDataJSON = clientData({ type: 'webauthn.get', challenge, ...wrong });
    const data = authenticatorData({ rpId, ...wrong });
    const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
    const response = { clientDataJSON: base64url(clientDataJSON), authenticatorData: base64url(data) };
    const { userHandle = device.userHandle } = wrong;
    return { id: base64url(id), response: { ...response, signature: base64url(signature), userHandle } };
  }

  function clientData({ type, challenge, origin: address = origin, crossOrigin = false }: Wrong) {
    return Buffer.from(JSON.stringify({ type, challenge, origin: address, crossOrigin }));
  }

  function authenticatorData({ rpId = '', flags: bits = flags }: Wrong, more = 0) {
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.of(bits | more), uint(device.counter, 4)]);
  }

  return { device, create, get };
}

/** Adds a passkey to an account. */
export async function addPasskey(client: ApiClient, { create } = softAuthenticator()) {
  const { data: options } = await client.call<{ data: CreationOptions }>('POST', '/account/passkeys/options');
  const addition = { name: 'Laptop', passkey: create(options) };
  return (await client.call<{ data: { id: number } }>('POST', '/account/passkeys', addition)).data;
}

/** Encodes the key as COSE: a map of kty EC2, alg ES256, crv P-256, x and y. */
function coseKeyOf(publicKey: KeyObject) {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const [left, right] = [x, y].map((part) => byteString(Buffer.from(part, 'base64url'))) as [Buffer, Buffer];
  return Buffer.concat([Buffer.from('a5010203262001', 'hex'), Buffer.of(0x21), left, Buffer.of(0x22), right]);
}

function byteString(bytes: Buffer) {
  const head =
    bytes.length < 256 ? Buffer.of(0x58, bytes.length) : Buffer.concat([Buffer.of(0x59), uint(bytes.length, 2)]);
  return Buffer.concat([head, bytes]);
}

function text(value: string) {
  return Buffer.concat([Buffer.of(0x60 + value.length), Buffer.from(value)]);
}

function uint(value: number, width: number) {
  const bytes = Buffer.alloc(width);
  bytes.writeUIntBE(value, 0, width);
  return bytes;
}

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

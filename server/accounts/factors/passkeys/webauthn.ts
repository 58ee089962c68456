import { createHash, createPublicKey, verify, type webcrypto } from 'node:crypto';
import { readCbor } from './cbor.ts';

/** What a browser has to have been asked, and where. */
export interface Expected {
  challenge: string;
  origin: string;
  rpId: string;
}

export interface PasskeyCreation {
  id: string;
  response: { clientDataJSON: string; attestationObject: string };
}

export interface PasskeyUse {
  id: string;
  response: { clientDataJSON: string; authenticatorData: string; signature: string };
}

/** The key as COSE in base64url. */
export interface PasskeyKey {
  publicKey: string;
  counter: number;
}

// The flags of an authenticator.
const PRESENT = 0x01;
const VERIFIED = 0x04;
const MAY_BE_BACKED_UP = 0x08;
const IS_BACKED_UP = 0x10;
const HAS_CREDENTIAL = 0x40;

/** Returns a new passkey; null if the response is not as expected (WebAuthn Level 3, 7.1, without attestation). */
export function verifyCreation({ id, response }: PasskeyCreation, expected: Expected) {
  return orNull(() => {
    checkClientData(response.clientDataJSON, 'webauthn.create', expected);
    const attestation = readCbor(bytes(response.attestationObject)).value as Map<string, Buffer>;
    const data = readAuthenticatorData(attestation.get('authData') as Buffer, expected.rpId);
    const { credential, counter, isBackedUp } = data;
    check(credential !== null && credential.id.equals(bytes(id)), 'credential');
    keyOf(credential.publicKey);
    return { publicKey: credential.publicKey.toString('base64url'), counter, isBackedUp };
  });
}

/** Returns the new state of a passkey that was used; null if the response is not as expected (WebAuthn Level 3, 7.2). */
export function verifyUse({ response }: PasskeyUse, expected: Expected, passkey: PasskeyKey) {
  return orNull(() => {
    checkClientData(response.clientDataJSON, 'webauthn.get', expected);
    const data = bytes(response.authenticatorData);
    const { counter, isBackedUp } = readAuthenticatorData(data, expected.rpId);
    const { key, hash } = keyOf(bytes(passkey.publicKey));
    const signed = Buffer.concat([data, sha256(bytes(response.clientDataJSON))]);
    check(verify(hash, signed, key, bytes(response.signature)), 'signature');
    // Synced passkeys stay at 0. A counter that goes back is that of a copy.
    check(counter > passkey.counter || (counter === 0 && passkey.counter === 0), 'counter');
    return { counter, isBackedUp };
  });
}

/** Returns the challenge that a response answers; null if it names none. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string | null {
  return orNull(() => {
    const { challenge } = JSON.parse(bytes(response.clientDataJSON).toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  });
}

function checkClientData(text: string, type: string, { challenge, origin }: Expected) {
  const data = JSON.parse(bytes(text).toString()) as Record<string, unknown>;
  check(data['type'] === type, 'type');
  check(data['challenge'] === challenge, 'challenge');
  check(data['origin'] === origin && data['crossOrigin'] !== true, 'origin');
}

function readAuthenticatorData(data: Buffer, rpId: string) {
  check(data.subarray(0, 32).equals(sha256(Buffer.from(rpId))), 'relying party');
  const flags = data.readUInt8(32);
  check((flags & PRESENT) !== 0 && (flags & VERIFIED) !== 0, 'verification');
  const isBackedUp = (flags & IS_BACKED_UP) !== 0;
  check(!isBackedUp || (flags & MAY_BE_BACKED_UP) !== 0, 'backup');
  const counter = data.readUInt32BE(33);
  return { counter, isBackedUp, credential: flags & HAS_CREDENTIAL ? readCredential(data) : null };
}

/** Reads what follows flags and counter: the id of the authenticator, the length of that of the credential, it, and its key. */
function readCredential(data: Buffer) {
  const start = 55;
  const end = start + data.readUInt16BE(start - 2);
  return { id: data.subarray(start, end), publicKey: data.subarray(end, readCbor(data, end).end) };
}

/** Makes a key of a COSE one (RFC 9053): ES256, RS256 or Ed25519, one of which every authenticator has. */
function keyOf(cose: Buffer) {
  const parameters = readCbor(cose).value as Map<number, Buffer | number>;
  const part = (label: number) => (parameters.get(label) as Buffer).toString('base64url');
  const kinds: Record<number, () => { jwk: webcrypto.JsonWebKey; hash: string | null }> = {
    [-7]: () => ({ jwk: { kty: 'EC', crv: 'P-256', x: part(-2), y: part(-3) }, hash: 'sha256' }),
    [-257]: () => ({ jwk: { kty: 'RSA', n: part(-1), e: part(-2) }, hash: 'sha256' }),
    [-8]: () => ({ jwk: { kty: 'OKP', crv: 'Ed25519', x: part(-2) }, hash: null }),
  };
  const kind = kinds[parameters.get(3) as number]?.();
  check(kind !== undefined, 'algorithm');
  return { key: createPublicKey({ key: kind.jwk, format: 'jwk' }), hash: kind.hash };
}

/** The COSE algorithms that `keyOf` knows, the preferred one first. */
export const algorithms = [-8, -7, -257];

function check(condition: boolean, subject: string): asserts condition {
  if (!condition) throw new Error(`The ${subject} of a passkey is not as expected.`);
}

/** Whatever is thrown comes of what was sent: nothing else is read here. */
function orNull<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch {
    return null;
  }
}

const bytes = (text: string) => Buffer.from(text, 'base64url');
const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();

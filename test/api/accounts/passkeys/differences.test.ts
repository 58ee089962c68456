import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { algorithms, verifyCreation, verifyUse } from '../../../../server/accounts/factors/passkeys/webauthn.ts';
import { softAuthenticator } from '../../app/soft-authenticator.ts';

const RUNS = { numRuns: 1_000, seed: 51, endOnFailure: true };
const COUNTER = 5;

const expected = { challenge: 'c'.repeat(60), origin: 'https://plinth.example', rpId: 'plinth.example' };
const request = {
  challenge: expected.challenge,
  rpId: expected.rpId,
  rp: { id: expected.rpId },
  user: { id: 'dXNlcg' },
};
const theirs = {
  expectedChallenge: expected.challenge,
  expectedOrigin: expected.origin,
  expectedRPID: expected.rpId,
  requireUserVerification: true,
};

const { device, create, get } = softAuthenticator({ counter: COUNTER });
const creation = create(request);
const { publicKey = '' } = verifyCreation(creation, expected) ?? {};
device.counter += 1;
const use = get(request);

/** Why the library refuses a response; null if it does not. */
const refusalOf = (verified: Promise<{ verified: boolean }>) =>
  verified.then(
    (result) => (result.verified ? null : 'not verified'),
    (error: Error) => error.message,
  );

const likeABrowser = (response: object) => ({
  ...response,
  rawId: creation.id,
  type: 'public-key',
  clientExtensionResults: {},
});

const refusalOfCreation = (response: object) =>
  refusalOf(
    verifyRegistrationResponse({
      response: likeABrowser(response) as RegistrationResponseJSON,
      supportedAlgorithmIDs: algorithms,
      ...theirs,
    }),
  );

const credential = { id: use.id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: COUNTER };
const refusalOfUse = (response: object) =>
  refusalOf(
    verifyAuthenticationResponse({
      response: likeABrowser(response) as AuthenticationResponseJSON,
      credential,
      ...theirs,
    }),
  );

/** A response of which a part has another byte somewhere, ends early, or goes on. */
function broken<Answer extends { response: Record<string, unknown> }>(answer: Answer, parts: string[]) {
  const change = fc.record({ part: fc.constantFrom(...parts), place: fc.nat(), byte: fc.nat(255), kind: fc.nat(9) });
  return change.map(({ part, place, byte, kind }) => {
    const bytes = Buffer.from(String(answer.response[part]), 'base64url');
    const index = place % bytes.length;
    const changed = { 0: bytes.subarray(0, index), 1: Buffer.concat([bytes, Buffer.of(byte)]) }[kind];
    if (!changed) bytes[index] = byte;
    return { ...answer, response: { ...answer.response, [part]: (changed ?? bytes).toString('base64url') } };
  });
}

test('the library accepts what is right, as we do', async () => {
  expect([publicKey === '', await refusalOfCreation(creation), await refusalOfUse(use)]).toEqual([false, null, null]);
  expect(verifyUse(use, expected, { publicKey, counter: COUNTER })).toEqual({
    counter: COUNTER + 1,
    isBackedUp: false,
  });
});

/** Returns the first response that breaks a rule, and why; null if none does. */
async function exceptionTo<Answer>(answers: fc.Arbitrary<Answer>, rule: (answer: Answer) => Promise<boolean>) {
  return (await fc.check(fc.asyncProperty(answers, rule), RUNS)).counterexample;
}

test('of a thousand broken uses we accept none that the library refuses', async () => {
  const uses = broken(use, ['clientDataJSON', 'authenticatorData', 'signature']);
  const exception = await exceptionTo(uses, async (answer) => {
    const isAccepted = verifyUse(answer, expected, { publicKey, counter: COUNTER }) !== null;
    return !isAccepted || (await refusalOfUse(answer)) === null;
  });
  expect(exception).toBeNull();
});

test('of a thousand broken passkeys we add none that the library refuses, but for attestation, which we do not ask for', async () => {
  const creations = broken(creation, ['clientDataJSON', 'attestationObject']);
  const exception = await exceptionTo(creations, async (answer) => {
    const isAccepted = verifyCreation(answer, expected) !== null;
    return !isAccepted || /^$|Attestation|reading 'size'/.test((await refusalOfCreation(answer)) ?? '');
  });
  expect(exception).toBeNull();
});

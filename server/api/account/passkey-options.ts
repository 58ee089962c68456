import { z } from 'zod';

const descriptor = z.object({ type: z.string(), id: z.string(), transports: z.array(z.string()) });

/** What a browser asks for a passkey with (WebAuthn Level 3, PublicKeyCredentialRequestOptionsJSON). */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.string(),
  allowCredentials: z.array(descriptor),
});

/** What a browser makes a passkey with (WebAuthn Level 3, PublicKeyCredentialCreationOptionsJSON). */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.string(), alg: z.int() })),
  authenticatorSelection: z.object({
    residentKey: z.string(),
    requireResidentKey: z.boolean(),
    userVerification: z.string(),
  }),
  excludeCredentials: z.array(descriptor),
  attestation: z.string(),
  timeout: z.int(),
});

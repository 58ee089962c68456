import { z } from 'zod';

const LONGEST_ID = 1364; // 1023 bytes as base64url (WebAuthn Level 3, 4)

const AS_IT_CAME = 'The passkey must be sent as the browser returns it.';

const base64url = (max: number) =>
  z
    .string(AS_IT_CAME)
    .max(max, AS_IT_CAME)
    .regex(/^[\w-]*$/, AS_IT_CAME);

/** What a browser returns that has used a passkey (AuthenticationResponseJSON). */
export const usedPasskey = z
  .object(
    {
      id: base64url(LONGEST_ID),
      response: z.object(
        {
          clientDataJSON: base64url(10_000),
          authenticatorData: base64url(10_000),
          signature: base64url(2_000),
          userHandle: base64url(100).nullish(),
        },
        AS_IT_CAME,
      ),
    },
    AS_IT_CAME,
  )
  .describe('What the browser has returned, as JSON');

export type UsedPasskey = z.output<typeof usedPasskey>;

/** What a browser returns that has made a passkey (RegistrationResponseJSON). */
export const newPasskey = z
  .object(
    {
      id: base64url(LONGEST_ID).min(1, AS_IT_CAME),
      response: z.object(
        {
          clientDataJSON: base64url(10_000),
          attestationObject: base64url(20_000),
          transports: z.array(z.string().max(20)).max(10).catch([]).default([]),
        },
        AS_IT_CAME,
      ),
    },
    AS_IT_CAME,
  )
  .describe('What the browser has returned, as JSON');

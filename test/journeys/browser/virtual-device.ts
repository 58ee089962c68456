import type { Page } from '@playwright/test';

export type VirtualDevice = Awaited<ReturnType<typeof virtualDevice>>;

/** A device of Chromium's that keeps passkeys for the address of a page, and whose person is there and verified. */
export async function virtualDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    /** Whether the person reacts to what is asked from now on: what is listed at the email address waits without them. */
    isAttended: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** Whether fingerprint or PIN are right. */
    isVerified: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    passkeys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

/** What a browser made or used, or why it did not; no message where nobody waits for one. */
export type PasskeyResult = { ok: true; passkey: object } | { ok: false; message: string | null };

/** Whether this browser can use passkeys: those since 2025 read and write the JSON of WebAuthn Level 3 themselves. */
export function knowsPasskeys(): boolean {
  return 'parseRequestOptionsFromJSON' in (window.PublicKeyCredential ?? {});
}

/** Has the browser ask for a passkey. `ifNone` is said where somebody chose none, or could not be verified. */
export function askForPasskey(options: object, ifNone: string): Promise<PasskeyResult> {
  const publicKey = requestFrom(options);
  return attempt(() => navigator.credentials.get({ publicKey }), ifNone);
}

/** Has the browser list passkeys where the email address is typed, until somebody chooses one or it is aborted. */
export async function offerPasskeys(options: object, signal: AbortSignal): Promise<PasskeyResult> {
  const isPossible = await PublicKeyCredential.isConditionalMediationAvailable?.();
  if (!isPossible || signal.aborted) return { ok: false, message: null };
  const publicKey = requestFrom(options);
  return attempt(() => navigator.credentials.get({ publicKey, mediation: 'conditional', signal }), null);
}

/** Has the browser make a passkey. */
export function makePasskey(options: object): Promise<PasskeyResult> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return attempt(() => navigator.credentials.create({ publicKey }), 'No passkey was added.');
}

/** Reports the passkeys that still work to the browser, which then stops offering others (WebAuthn Level 3, 5.1.10). Some browsers ignore it. */
export async function signalAccepted(accepted: Record<'rp_id' | 'user_id', string> & { credential_ids: string[] }) {
  const { rp_id: rpId, user_id: userId, credential_ids: allAcceptedCredentialIds } = accepted;
  const browser = PublicKeyCredential as { signalAllAcceptedCredentials?: (accepted: object) => Promise<void> };
  await browser.signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds });
}

function requestFrom(options: object) {
  return PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
}

async function attempt(ceremony: () => Promise<Credential | null>, ifNone: string | null): Promise<PasskeyResult> {
  try {
    const credential = (await ceremony()) as PublicKeyCredential | null;
    return credential ? { ok: true, passkey: credential.toJSON() } : { ok: false, message: ifNone };
  } catch (error) {
    const { name } = error as Error;
    // Browsers do not say whether somebody has cancelled it or could not be verified.
    if (name === 'NotAllowedError') return { ok: false, message: ifNone };
    if (name === 'AbortError') return { ok: false, message: null };
    if (name === 'InvalidStateError') return { ok: false, message: 'This device already has a passkey of yours.' };
    return { ok: false, message: 'The passkey could not be used. Please try again.' };
  }
}

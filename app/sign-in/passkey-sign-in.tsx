import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { sendRequest } from '../ui/call.ts';
import { askForPasskey, knowsPasskeys, offerPasskeys, type PasskeyResult } from '../ui/passkeys.ts';
import { showResultToast, showToast } from '../ui/toast.ts';
import { signInByPasskey } from './sign-in.ts';

const NEW_OPTIONS_AFTER = 9 * 60 * 1000; // ms; they are good for ten minutes.
const NONE_USED = 'No passkey was used. Try again, or sign in with your password.';

/** Lists passkeys where the email address is typed, and asks for one by a button; nothing where none can be used. */
export default function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [options, setOptions] = useState<object | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (isBusy || !knowsPasskeys()) return;
    const renew = async () => {
      const renewed = await readOptions();
      setOptions((former) => renewed ?? former);
    };
    void renew();
    const timer = setInterval(() => void renew(), NEW_OPTIONS_AFTER);
    return () => clearInterval(timer);
  }, [isBusy]);

  // A browser has one request at a time: the button ends the offer.
  useEffect(() => {
    if (!options || isBusy) return;
    const offer = new AbortController();
    void offerPasskeys(options, offer.signal).then((result) => (result.ok ? signIn(() => result) : undefined));
    return () => offer.abort();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [options, isBusy]);

  async function signIn(ask: () => PasskeyResult | Promise<PasskeyResult>) {
    setBusy(true);
    const result = await ask();
    if (result.ok) {
      const answer = await signInByPasskey(result.passkey);
      showResultToast(answer);
      if (answer.ok) return onSignedIn();
    } else if (result.message) showToast('error', result.message);
    setBusy(false);
  }

  async function askAnew(): Promise<PasskeyResult> {
    const renewed = (await readOptions()) ?? options;
    return renewed ? askForPasskey(renewed, NONE_USED) : { ok: false, message: null };
  }

  if (!knowsPasskeys()) return null;
  return (
    <Button
      variant="default"
      // It keeps its room until it is known whether it works, so that nothing moves under a pointer.
      style={options ? undefined : { visibility: 'hidden' }}
      loading={isBusy}
      onClick={() => void signIn(askAnew)}
    >
      Sign in with a passkey
    </Button>
  );
}

/** Returns what a passkey is asked for with; null where none can be used, such as at another address. */
async function readOptions(): Promise<object | null> {
  const answer = await sendRequest<{ data: object | null; origin: string }>('POST', '/login/passkey/options');
  return answer.ok && answer.body.origin === location.origin ? answer.body.data : null;
}

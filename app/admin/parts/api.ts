import { redirect } from 'react-router';
import { type ApiResult, sendRequest, type ApiFailure, type Method } from '../../ui/call.ts';
import { session } from '../../ui/session.ts';

/** A call that a screen cannot be shown without has failed. */
export class ScreenFailure extends Error {
  readonly failed: ApiFailure;

  constructor(failed: ApiFailure) {
    super(failed.message);
    this.failed = failed;
  }
}

/**
 * Makes a call as the one who is signed in. Where the session has ended, it waits until someone has signed in over the
 * page, and makes the call again: nothing that was typed is lost.
 */
export async function callApi<Body>(method: Method, path: string, body?: object): Promise<ApiResult<Body>> {
  for (;;) {
    const answer = await sendRequest<Body>(method, path, body);
    if (answer.ok || answer.status !== 401) return answer;
    await signInAgain();
  }
}

/** Reads what a screen is made of; throws a `ScreenFailure` when that cannot be read. */
export async function load<Body>(path: string): Promise<Body> {
  const answer = await callApi<Body>('GET', path);
  if (!answer.ok) throw new ScreenFailure(answer);
  return answer.body;
}

/** Where the shell is shown, this opens the sign-in over its page and settles once it was used. */
let overPage: (() => Promise<void>) | null = null;

/** Tells how the sign-in is opened over the page; gives what takes that back. */
export function onSessionEnd(open: () => Promise<void>): () => void {
  overPage = open;
  return () => {
    overPage = null;
  };
}

/** Ends the session here and waits for another one; before the shell is shown there is only the page of the sign-in. */
export async function signInAgain(): Promise<void> {
  session.end();
  if (!overPage) throw toSignIn(location.pathname + location.search);
  await overPage();
}

/** Leads to the sign-in, and from there back to `wanted`. */
export function toSignIn(wanted: string) {
  return redirect(`/login?next=${encodeURIComponent(wanted)}`);
}

import { redirect } from 'react-router';
import { useEffect, useState } from 'react';
import { type ApiFailure, type ApiResult, type Method, sendRequest, session } from '../../ui/call.ts';
import { EDITOR_COOKIE } from '../../../content/editor-cookie.ts';

/** Thrown when the data of a screen cannot be loaded. */
export class ScreenFailure extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Which page of a list a response is. */
export interface PageMeta {
  current_page: number;
  last_page: number;
  from: number | null;
  to: number | null;
  total: number;
}

/**
 * Calls the API. If the session has ended, waits until somebody signs in over the page, and calls it again; likewise where they have to
 * confirm who they are.
 */
export async function callApi<Body>(
  method: Method,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<ApiResult<Body>> {
  for (;;) {
    if (!session.token()) await signInAgain();
    const result = await sendRequest<Body>(method, path, body, signal);
    if (result.ok) return result;
    if (result.status === 401) await signInAgain();
    else if (result.needs !== 'confirmation') return result;
    else if (!(await askOverPage?.('confirmation'))) return { ...result, message: 'Nothing was changed.' };
  }
}

/** Loads the data of a screen. Throws a `ScreenFailure` if that fails. */
export async function load<Body>(path: string): Promise<Body> {
  const result = await callApi<Body>('GET', path);
  if (!result.ok) throw new ScreenFailure(result);
  return result.body;
}

/** What somebody is asked for over the page: to sign in again, or to confirm who they are. */
export type Asking = 'sign-in' | 'confirmation';

/** Asks over the page, and resolves to whether that was answered; set while the shell is mounted. */
let askOverPage: ((asking: Asking) => Promise<boolean>) | null = null;

/** Sets what asks over the page. Returns a function that unsets it. */
export function onAsking(ask: (asking: Asking) => Promise<boolean>): () => void {
  askOverPage = ask;
  return () => {
    askOverPage = null;
  };
}

/** Asks nobody any more: what is still being loaded for who logs out waits until its screen is gone. */
export function stopAsking(): void {
  askOverPage = () => new Promise(() => {});
}

/** Ends the session in this browser and waits for a new one. Without the shell, throws a redirect to the sign-in page. */
export async function signInAgain(): Promise<void> {
  session.end();
  markEditor(false);
  const { pathname, search } = location;
  // Where the first of several refused calls has led to.
  if (pathname === '/login') throw redirect(pathname + search);
  if (!askOverPage) throw redirectToSignIn(pathname + search);
  await askOverPage('sign-in');
  markEditor(true);
}

/** Redirects to the sign-in page, which leads back to `wanted`. */
export function redirectToSignIn(wanted: string) {
  return redirect(`/login?next=${encodeURIComponent(wanted)}`);
}

/** Loads all pages of a list, whose path ends in a query. */
export async function loadAll<Entry>(path: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, meta } = await load<{ data: Entry[]; meta: PageMeta }>(`${path}&per_page=100&page=${page}`);
    entries.push(...data);
    last = meta.last_page;
  }
  return entries;
}

/** Makes public pages link to their forms in this browser, or no longer. */
export function markEditor(isEditor: boolean): void {
  document.cookie = `${EDITOR_COOKIE}=1; path=/; samesite=lax${isEditor ? '' : '; max-age=0'}`;
}

/** Loads something, until that is no longer wanted; null where there is nothing to load, which costs no second rendering. */
type Load<Loaded> = (signal: AbortSignal) => Promise<Loaded> | null;

/** Returns what `load` loads for a key; null while it loads. `load` is called once per key. */
export function useLoaded<Loaded>(key: unknown, load: Load<Loaded>): Loaded | null {
  const loaded = useLatest(key, load);
  return loaded && loaded.key === key ? loaded.value : null;
}

/** Returns what `load` loads for a key; while it loads, what it has loaded for the key before. */
export function useLastLoaded<Loaded>(key: unknown, load: Load<Loaded>): Loaded | null {
  return useLatest(key, load)?.value ?? null;
}

function useLatest<Loaded>(key: unknown, load: Load<Loaded>) {
  const [loaded, setLoaded] = useState<{ key: unknown; value: Loaded } | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    async function update() {
      try {
        const loading = load(signal);
        if (!loading) return setLoaded(null);
        const value = await loading;
        if (!signal.aborted) setLoaded({ key, value });
      } catch (failure) {
        // Nobody waits for what a screen has loaded that is gone.
        if (!signal.aborted) throw failure;
      }
    }
    void update();
    return () => ending.abort();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return loaded;
}

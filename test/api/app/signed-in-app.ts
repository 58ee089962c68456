import { afterAll, beforeAll } from 'vitest';
import type { ApiClient } from '../../api-client.ts';
import { type TestApp, startApp } from './app.ts';
import { signInTo } from './people.ts';

export interface SignedInApp {
  app: TestApp;
  /** Of the first administrator. */
  client: ApiClient;
  /** The time of the app's clock, in milliseconds, which tests move. */
  now: number;
}

/** Starts an app for the tests of a file and signs in to it. */
export function signedInApp(): SignedInApp {
  const site = { now: Date.now() } as SignedInApp;
  beforeAll(async () => {
    site.app = await startApp({ clock: () => new Date(site.now) });
    site.client = await signInTo(site.app);
  });
  afterAll(() => site.app.stop());
  return site;
}

import type { Page } from '@playwright/test';
import { origin } from './launch.ts';

/** Who administers the demonstration of the tests. */
export const administrator = { email: 'admin@example.com', password: 'plinths carry' };

/** Signs in without a screen: the page holds a token from its next address on. */
export async function signIn(page: Page): Promise<string> {
  const answer = await page.request.post(`${origin}/api/login`, { data: administrator });
  const { ACCESS_TOKEN: token } = (await answer.json()) as { ACCESS_TOKEN: string };
  await page.addInitScript((token) => localStorage.setItem('ACCESS_TOKEN', token), token);
  return token;
}

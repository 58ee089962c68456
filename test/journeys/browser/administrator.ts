import type { Page } from '@playwright/test';
import { origin } from './launch.ts';
import { dismissedTour } from './server.ts';

/** The administrator of the server that all tests share. */
export const administrator = { email: 'admin@example.com', password: 'plinths carry' };

/** Signs a page in from its next navigation on, without the login screen. */
export async function signIn(page: Page): Promise<string> {
  const response = await page.request.post(`${origin}/api/login`, { data: administrator });
  const { ACCESS_TOKEN: token } = (await response.json()) as { ACCESS_TOKEN: string };
  const stored = [dismissedTour, { name: 'ACCESS_TOKEN', value: token }];
  await page.addInitScript((stored) => stored.forEach(({ name, value }) => localStorage.setItem(name, value)), stored);
  return token;
}

import { expect, type Locator, type Page } from '@playwright/test';

/** Values by label. */
export type Typed = Record<string, string>;

// Repeated from `content/inbox/`, because the exact words are specified.
export const contactThanks = 'Thanks for contacting us. We will email you soon enough!';
export const meetingThanks = 'Thanks for requesting a meeting. We have received your request.';
export const failure = 'There was a error. Please try again later.';

export const notAnEmail = 'Email must be an email address such as name@example.com.';

export const message = {
  Name: 'Ada "Countess" Lovelace',
  Email: 'ada@example.com',
  Phone: '+44 20 7946 0000',
  Message: 'We sell engines & looms.\n<b>Can you help?</b>',
};

/** Opens a page with a form, and waits for hydration where scripts run. */
export async function openForm(page: Page, path: string, hasScript: boolean | undefined) {
  await page.goto(path);
  if (hasScript) await waitForHydration(page);
}

/** Uses the form and waits until React has hydrated it, which visitors cannot see. */
export async function waitForHydration(page: Page) {
  await page.getByRole('form').dispatchEvent('pointerdown');
  await page.waitForFunction(() => Object.keys(document.forms[0] ?? {}).some((key) => key.startsWith('__reactProps')));
}

export async function type(page: Page, typed: Typed) {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
}

export async function send(page: Page, typed: Typed) {
  await type(page, typed);
  await page.getByRole('button', { name: 'Submit' }).click();
}

export async function expectTyped(page: Page, typed: Typed) {
  for (const [label, text] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(text);
}

export async function expectEmpty(page: Page, labels: string[]) {
  for (const label of labels) await expect(field(page, label)).toHaveValue('');
}

/** Expects an error beside a field, as its accessible description, and as a link in the summary. */
export async function expectRefused(page: Page, label: string, error: string) {
  await expect(field(page, label)).toHaveAccessibleDescription(error);
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('paragraph').filter({ hasText: error })).toBeVisible();
  await page.getByRole('alert').getByRole('link', { name: error }).click();
  await expect(field(page, label)).toBeFocused();
}

/** Expects an error summary that is focused and in view. */
export async function expectAlert(page: Page, words: string) {
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(words);
  await expectAnnounced(page, alert);
}

export async function expectThanks(page: Page, thanks: string) {
  const status = page.getByRole('status');
  await expect(status).toHaveText(thanks);
  await expectAnnounced(page, status);
}

async function expectAnnounced(page: Page, status: Locator) {
  await expect(status).toBeInViewport({ ratio: 1 });
  await expect(page.locator(':focus').filter({ has: status })).toBeVisible();
}

export function field(page: Page, label: string) {
  return page.getByRole('form').getByLabel(new RegExp(`^${RegExp.escape(label)} \\*$`));
}

/** Turns browser validation off, so that the server validates. */
export async function skipBrowserValidation(page: Page) {
  await page.getByRole('form').evaluate((form) => ((form as HTMLFormElement).noValidate = true));
}

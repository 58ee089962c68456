import { expect, type Locator, type Page } from '@playwright/test';

/** What is typed, by label. */
export type Typed = Record<string, string>;

/** What the product promises in `content/lead-messages.ts`, repeated here since the words are part of the promise. */
export const contactThanks = 'Thanks for contacting us. We will email you soon enough!';
export const meetingThanks = 'Thanks for asking for a meeting. We will email you to confirm the time!';
export const failure = 'There was a error. Please try again later.';

export const notAnEmail = 'Email must be an email address such as name@example.com.';

export const message = {
  Name: 'Ada "Countess" Lovelace',
  Email: 'ada@example.com',
  Phone: '+44 20 7946 0000',
  Message: 'We sell engines & looms.\n<b>Can you help?</b>',
};

/** Opens a page with a form, and where script runs waits until it has taken the form over. */
export async function openForm(page: Page, path: string, hasScript: boolean | undefined) {
  await page.goto(path);
  if (hasScript) await runsScript(page);
}

/** Begins to use the form and waits until React has taken it over; nothing that a visitor sees tells. */
export async function runsScript(page: Page) {
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

/** Expects a sentence beside a field, tied to it for those who do not see it, and a link to it in the summary. */
export async function expectRefused(page: Page, label: string, sentence: string) {
  await expect(field(page, label)).toHaveAccessibleDescription(sentence);
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('paragraph').filter({ hasText: sentence })).toBeVisible();
  await page.getByRole('alert').getByRole('link', { name: sentence }).click();
  await expect(field(page, label)).toBeFocused();
}

/** Expects a summary that can be seen as it comes, and is the first that a screen reader tells. */
export async function expectAlert(page: Page, words: string) {
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(words);
  await expectTold(page, alert);
}

export async function expectThanks(page: Page, thanks: string) {
  const told = page.getByRole('status');
  await expect(told).toHaveText(thanks);
  await expectTold(page, told);
}

async function expectTold(page: Page, outcome: Locator) {
  await expect(outcome).toBeInViewport({ ratio: 1 });
  await expect(page.locator(':focus').filter({ has: outcome })).toBeVisible();
}

export function field(page: Page, label: string) {
  return page.getByRole('form').getByLabel(new RegExp(`^${RegExp.escape(label)} \\*$`));
}

/** Switches off what the browser itself checks, so that the server has to. */
export async function letAnythingPass(page: Page) {
  await page.getByRole('form').evaluate((form) => ((form as HTMLFormElement).noValidate = true));
}

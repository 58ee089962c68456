import type { Locator, Page } from '@playwright/test';
import * as screen from '../browser/screen.ts';

/** The list of headings in the form of a post. */
export function headings(page: Page): Locator {
  return page.getByRole('list', { name: 'Headings' });
}

export function card(page: Page, number: number): Locator {
  return headings(page)
    .getByRole('listitem')
    .filter({
      has: page.getByRole('button', { name: new RegExp(`^Reorder Heading ${number},`) }),
    });
}

export function label(page: Page, number: number): Locator {
  // The editor of its text has buttons for headings, too.
  return card(page, number).locator('.item-label');
}

export async function open(page: Page, number: number) {
  await label(page, number).click();
  return card(page, number);
}

export async function act(page: Page, number: number, action: string) {
  await screen.press(page, `Actions for Heading ${number}`);
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Adds a heading with a picture of its own. */
export async function add(page: Page, number: number, title: string) {
  await screen.press(page, 'Add a heading');
  const added = card(page, number);
  await screen.type(added, { 'Heading Title': title, Description: `${title}, at length.` });
  await screen.upload(added, 'Heading Image');
  await label(page, number).click();
}

/** What the cards say, from first to last. */
export function titles(page: Page) {
  return headings(page).locator('.item-title').allTextContents();
}

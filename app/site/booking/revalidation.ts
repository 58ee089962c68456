import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Loads a page anew for other days or another zone. Not after a form was sent: the action returns the next form, and reloading could lose
 * the page to a network error.
 */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== 'POST' && currentUrl.search !== nextUrl.search;
}

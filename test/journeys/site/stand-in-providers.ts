import type { Page } from '@playwright/test';

/** Answers in place of the providers, whose script leaves a cookie and asks for more, and returns what they were asked. */
export async function standIn(page: Page) {
  const requests: string[] = [];
  await page.route(/^https:\/\/(stats|numbers)\.example\.com\//, async (route) => {
    const url = new URL(route.request().url());
    requests.push(url.host + url.pathname);
    const isScript = url.pathname.endsWith('.js');
    const body = isScript
      ? `document.cookie = '_pk_id=1; path=/'; fetch('${url.origin}/view', { mode: 'no-cors' }); new Image().src = '${url.origin}/pixel';`
      : '';
    await route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/plain', body });
  });
  return requests;
}

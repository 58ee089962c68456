import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';

export const POLICY_VIOLATION = 'Content security policy violated:';

/** Makes pages log violations of their Content-Security-Policy as console errors. */
export async function logPolicyViolations(page: Page | BrowserContext) {
  await page.addInitScript((prefix) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      console.error(`${prefix} ${effectiveDirective}`),
    );
  }, POLICY_VIOLATION);
}

/** Collects the requests, errors and warnings of a page until stopped. */
export function recordPage(page: Page) {
  const errors: string[] = [];
  const requests: Request[] = [];
  const onError = (error: Error) => errors.push(error.message);
  const onRequest = (request: Request) => requests.push(request);
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  };
  page.on('pageerror', onError).on('request', onRequest).on('console', onConsole);
  const stop = () => page.off('pageerror', onError).off('request', onRequest).off('console', onConsole);
  return { errors, requests, stop };
}

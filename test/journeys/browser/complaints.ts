import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';

export const violation = 'Content security policy violated:';

/** Makes a page, or those of a context, complain on its console of what its policy forbids. */
export async function reportViolations(page: Page | BrowserContext) {
  await page.addInitScript((prefix) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      console.error(`${prefix} ${effectiveDirective}`),
    );
  }, violation);
}

/** Gathers what a page asks for and complains of, until it is told to stop. */
export function listen(page: Page) {
  const complaints: string[] = [];
  const requests: Request[] = [];
  const onError = (error: Error) => complaints.push(error.message);
  const onRequest = (request: Request) => requests.push(request);
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  };
  page.on('pageerror', onError).on('request', onRequest).on('console', onConsole);
  const stop = () => page.off('pageerror', onError).off('request', onRequest).off('console', onConsole);
  return { complaints, requests, stop };
}

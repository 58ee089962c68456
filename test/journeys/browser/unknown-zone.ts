import type { Page } from '@playwright/test';

/** Has a browser report a time zone that it does not know, as it does where the system's is set wrongly. */
export async function reportUnknownZone(page: Page, zone = 'Etc/Unknown'): Promise<void> {
  await page.addInitScript((timeZone) => {
    const format = Intl.DateTimeFormat.prototype;
    const known = Object.getOwnPropertyDescriptor(format, 'resolvedOptions')?.value as () => object;
    Object.defineProperty(format, 'resolvedOptions', {
      value(this: Intl.DateTimeFormat) {
        return { ...known.call(this), timeZone };
      },
    });
  }, zone);
}

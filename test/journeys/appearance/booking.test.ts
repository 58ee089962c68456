import { expect, test as base } from '@playwright/test';
import { startMailServer } from '../../servers/mail-server.ts';
import { becomeBookable } from '../browser/bookable.ts';
import { looksAt } from '../browser/looks.ts';
import { startServer } from '../browser/server.ts';
import { violations } from '../browser/violations.ts';

interface Addresses {
  origin: string;
  /** The addresses of what visitors see of booking, below the prefix of a language. */
  paths: Record<'English' | 'Arabic', string[]>;
}

/** A site in English and Arabic with a meeting that is booked, and free times on a page of sections. */
const test = base.extend<object, { site: Addresses }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires destructured fixtures.
    async ({}, use) => {
      const mails = await startMailServer();
      const mail = { SMTP_URL: mails.url, NOTIFY_EMAIL: 'agency@example.com' };
      const { origin, publisher, stop } = await startServer({ content: 'demo', mail });
      const { id, slug } = await becomeBookable(publisher);
      const sections = [{ id: 'times', type: 'booking', heading: 'Meet us', meeting_kind: [id] }];
      await publisher.call('POST', '/pages', { title: 'Meet us', status: 1, sections });
      const languages = ['en', 'ar'].map((language) => ({ language, shown: true }));
      await publisher.call('PUT', '/settings/1', { languages });
      for (const [page, title] of [
        ['home', 'الرئيسية'],
        ['meeting', 'حدد موعد اجتماع'],
        ['meet-us', 'التقِ بنا'],
      ]) {
        const arabic = { title, slug: page, status: 1, sections: page === 'meet-us' ? sections : [] };
        await publisher.call('PUT', `/pages/${page}/translations/ar`, arabic);
      }
      const words = { name: 'محادثة أولى', slug, status: 1 };
      await publisher.call('PUT', `/meeting-kinds/${slug}/translations/ar`, words);

      const slots = await (await fetch(`${origin}/api/slots?kind=${slug}`)).json();
      const request = { name: 'Ines', email: 'ines@example.com', subject: 'A shop', kind: slug };
      const body = JSON.stringify({ ...request, time: slots.data[0].start });
      const headers = { 'content-type': 'application/json' };
      await fetch(`${origin}/api/meeting/store`, { method: 'POST', headers, body });
      const sent = await mails.take(2);
      const text = sent.map((email) => email.text).join('\n');
      const token = /\/meeting\/move\?token=([\w-]+)/.exec(text)?.[1];
      const actions = ['move', 'cancel', 'reminders'].map((step) => `/meeting/${step}?token=${token}`);
      const english = ['/meeting', `/meeting/${slug}`, '/meet-us', ...actions];
      const paths = { English: english, Arabic: english.map((path) => `/ar${path}`) };
      await use({ origin, paths });
      await stop();
      await mails.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ reducedMotion: 'reduce' } as object);

for (const language of ['English', 'Arabic'] as const)
  for (const { width, colorScheme, name } of looksAt(320, 1280))
    test(`what visitors see of booking is accessible and fits, in ${language} at ${name}`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const path of site.paths[language]) {
        const response = await page.goto(site.origin + path);
        expect.soft(response?.status(), path).toBe(200);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
        expect.soft(await violations(page), path).toEqual([]);
      }
    });

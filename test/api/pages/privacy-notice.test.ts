import { expect, test } from 'vitest';
import { openFormPaths } from '../../public-addresses.ts';
import { addPerson } from '../app/people.ts';
import { startApp } from '../app/app.ts';

/** Strips the markup of a page. */
const textOf = (html: string) =>
  html.replaceAll(/<script\b[^]*?<\/script>|<!-- -->|<[^>]+>/g, '').replaceAll(/\s+/g, ' ');

const notice = 'We only answer you. Write to privacy@example.com for a copy.';

test.each(openFormPaths)(
  '%s says what is stored and for how long, and what the agency says of it, without asking for consent',
  async (path) => {
    const app = await startApp({ configured: { RETENTION_DAYS: '41' } });
    const { ask } = await addPerson(app, 'Sana');
    const unset = textOf((await app.get(path)).body);
    await ask('PUT', '/settings/1', { privacy_notice: notice, privacy_link: '/privacy' });
    const hidden = (await app.get(path)).body;
    await ask('PUT', '/pages/privacy', { status: 1 });
    const page = (await app.get(path)).body;
    await app.stop();
    const form = /<form\b.*<\/form>/s.exec(page)?.[0] ?? '';
    for (const text of [unset, textOf(form)]) {
      expect(text).toContain('We store what you send, and the page or email that brought you here.');
      expect(text).toContain('We delete it after 41 days');
    }
    expect(textOf(form)).toContain(notice);
    expect(form).toMatch(/<a href="\/privacy"[^>]*>Privacy<\/a>/);
    // Nobody is led to a page that is InActive.
    expect(hidden).not.toContain('href="/privacy"');
    expect(page).not.toContain('type="checkbox"');
    expect(unset).not.toContain('Privacy');
  },
);

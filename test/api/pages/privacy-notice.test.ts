import { expect, test } from 'vitest';
import { addPerson } from '../app/people.ts';
import { startApp } from '../app/app.ts';

/** What a page says, without what it says it in. */
const words = (html: string) => html.replaceAll(/<!-- -->|<[^>]+>/g, '').replaceAll(/\s+/g, ' ');

test.each(['/contact-us', '/contact', '/meeting'])(
  '%s says what is kept, what for, for how long and whom to ask, and wants no consent',
  async (path) => {
    const app = await startApp({ configured: { RETENTION_DAYS: '41' } });
    const { ask } = await addPerson(app, 'Sana');
    const unset = words((await app.get(path)).body);
    await ask('PUT', '/settings/1', { email: 'privacy@example.com' });
    const page = (await app.get(path)).body;
    await app.stop();
    expect(words(page)).toContain(
      'We keep what you send here, and which page or letter led you to it, to answer you, and for nothing else.',
    );
    expect(words(page)).toContain('It is deleted after 41 days');
    expect(words(page)).toContain('have it deleted sooner? Write to privacy@example.com.');
    expect(page).toContain('<a href="mailto:privacy@example.com" class="link wrap-anywhere">');
    expect(page).not.toContain('type="checkbox"');
    expect(unset).toContain('have it deleted sooner? Tell us with this form.');
  },
);

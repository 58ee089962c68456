import { expect, test } from 'vitest';
import { openFormPaths } from '../../public-addresses.ts';
import { addPerson } from '../app/people.ts';
import { startApp } from '../app/app.ts';

/** Strips the markup of a page. */
const textOf = (html: string) => html.replaceAll(/<!-- -->|<[^>]+>/g, '').replaceAll(/\s+/g, ' ');

test.each(openFormPaths)(
  '%s says what is stored, why, for how long and whom to ask, without asking for consent',
  async (path) => {
    const app = await startApp({ configured: { RETENTION_DAYS: '41' } });
    const { ask } = await addPerson(app, 'Sana');
    const unset = textOf((await app.get(path)).body);
    await ask('PUT', '/settings/1', { email: 'privacy@example.com' });
    const page = (await app.get(path)).body;
    await app.stop();
    expect(textOf(page)).toContain(
      'We use what you send, and the page or email that brought you here, only to answer you.',
    );
    expect(textOf(page)).toContain('We delete it after 41 days');
    expect(textOf(page)).toContain('have it deleted sooner, write to privacy@example.com.');
    expect(page).toContain('<a href="mailto:privacy@example.com" class="link wrap-anywhere">');
    expect(page).not.toContain('type="checkbox"');
    expect(unset).toContain('have it deleted sooner, tell us in this form.');
  },
);

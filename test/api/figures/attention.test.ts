import { expect, test } from 'vitest';
import { page } from '../../../content/types/page.ts';
import type { FigureTables } from '../../../server/figures/tables.ts';
import type { InboxTables } from '../app/inbox-tables.ts';
import { visitedApp } from '../app/visited-app.ts';

const { site, open, write } = visitedApp();

const sender = (number: number) => ({ 'x-forwarded-for': `203.0.113.${number}` });
const createOffer = (slug: string) => site.app.create(page, { title: slug, slug, status: 1 });

test('a page that lost half its visits, a form that went silent and pages that are not found need attention', async () => {
  await createOffer('lost');
  await createOffer('kept');
  const db = site.app.services.database.kysely.withTables<FigureTables>();
  const row = (kind: string, day: string, name: string, visits: number) => ({ kind, day, name, views: visits, visits });
  await db
    .insertInto('visits')
    .values(
      [
        row('page', '2026-10-20', '/lost', 20),
        row('page', '2026-11-20', '/lost', 10),
        row('page', '2026-10-20', '/kept', 20),
        row('page', '2026-11-20', '/kept', 11),
        row('page', '2026-10-20', '/small', 19),
        row('page', '2026-10-20', '(other)', 40),
        row('page not found', '2026-10-20', '/long-ago', 50),
        row('page not found', '2026-11-20', '/blogs/old-post', 4),
        row('page not found', '2026-11-21', '/blogs/old-post', 3),
        row('page not found', '2026-11-20', '/old.html', 5),
        row('page not found', '2026-11-20', '/kept', 9),
        row('page not found', '2026-11-20', '/mistyped', 4),
        row('page not found', '2026-11-20', '(other)', 40),
      ].map((counts) => ({ ...counts, visitors: 0 })),
    )
    .execute();
  await fallSilent('/contact-us', '/contact-us');
  const read = async () => (await site.client.ask('GET', '/figures/glance')).body.data.attention;
  expect(await read()).toEqual({
    pages: [{ name: '/lost', visits: 10, before: 20 }],
    forms: [{ kind: 'contact_message', page: '/contact-us', before: 4, last_on: '2026-11-16' }],
    missing_pages: [
      { name: '/blogs/old-post', visitors: 7 },
      { name: '/old.html', visitors: 5 },
    ],
  });
  await write('/contact-us');
  expect((await read()).forms).toEqual([]);
});

test('a page that was not found needs no attention once its address leads to another, as the guide says', async () => {
  await createOffer('offer');
  for (let number = 0; number < 5; number += 1) await open('/old-offer', sender(number));
  await site.app.services.visitCounter?.store();
  const read = async () => (await site.client.ask('GET', '/figures/glance')).body.data.attention.missing_pages;
  expect(await read()).toEqual([{ name: '/old-offer', visitors: 5 }]);
  await site.client.ask('PUT', '/pages/offer', { slug: 'old-offer' });
  await site.client.ask('PUT', '/pages/old-offer', { slug: 'offer' });
  expect((await open('/old-offer')).headers['location']).toBe('/offer');
  expect(await read()).toEqual([]);
});

test('a form that was taken off its page needs no attention', async () => {
  const contactForm = { id: 'f', type: 'contactForm', form: 'contact' };
  await site.app.create(page, { title: 'Offer', slug: 'offer', status: 1, sections: [contactForm] });
  await fallSilent('/contact-us', '/offer');
  expect(await readSilentForms()).toEqual(['/offer']);
  for (const changes of [{ hidden: true }, { form: 'meeting' }]) {
    await site.client.ask('PUT', '/pages/offer', { sections: [{ ...contactForm, ...changes }] });
    expect(await readSilentForms()).toEqual([]);
  }
});

test('the meeting form needs no attention once visitors choose a kind of meeting first', async () => {
  await fallSilent('/meeting', '/meeting');
  const { id } = (await site.client.ask('GET', '/account')).body.data;
  const { version: _none, ...hours } = (await site.client.ask('GET', '/availability')).body.data;
  await site.client.ask('PUT', '/availability', hours);
  const createKind = (name: string) =>
    site.client.ask('POST', '/meeting-kinds', { name, status: 1, hosts: [id], where: 'phone' });
  await createKind('Talk');
  expect(await readSilentForms()).toEqual(['/meeting']);
  await createKind('Visit');
  expect(await readSilentForms()).toEqual([]);
});

/** Sends a form four times, as if from a page, the last time two weeks ago. */
async function fallSilent(formPage: '/contact-us' | '/meeting', sent_from: string) {
  const db = site.app.services.database.kysely.withTables<InboxTables>();
  const table = formPage === '/meeting' ? 'meetings' : 'contact_messages';
  for (let number = 0; number < 4; number += 1) {
    const { id } = await write(formPage, { headers: sender(number) });
    await db.updateTable(table).set({ received_on: '2026-11-16', sent_from }).where('id', '=', id).execute();
  }
}

async function readSilentForms(): Promise<string[]> {
  const { forms } = (await site.client.ask('GET', '/figures/glance')).body.data.attention;
  return forms.map((form: { page: string }) => form.page);
}

test('a page that has moved or is gone needs no attention, and neither does its form', async () => {
  await site.client.ask('PUT', '/settings/1', {
    languages: ['en', 'de'].map((language) => ({ language, shown: true })),
  });
  await site.client.call('PUT', '/pages/home/translations/de', { title: 'Start', status: 1, sections: [] });
  for (const slug of ['here', 'moved', 'gone']) {
    await createOffer(slug);
    await site.client.call('PUT', `/pages/${slug}/translations/de`, { title: slug, slug, status: 1, sections: [] });
  }
  await site.client.call('PUT', '/pages/moved', { title: 'Moved', slug: 'elsewhere', status: 1 });
  await site.client.call('DELETE', '/pages/gone');
  const counts = { kind: 'page', day: '2026-10-20', views: 30, visits: 30, visitors: 0 };
  const names = ['/here', '/moved', '/gone', '/de/here', '/de/gone', '/about-us'];
  const db = site.app.services.database.kysely.withTables<FigureTables>();
  await db
    .insertInto('visits')
    .values(names.map((name) => ({ ...counts, name })))
    .execute();
  for (const sentFrom of ['/contact-us', '/moved', '/gone']) await fallSilent('/contact-us', sentFrom);
  const { attention } = (await site.client.ask('GET', '/figures/glance')).body.data;
  expect(attention.pages.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    '/about-us',
    '/de/here',
    '/here',
  ]);
  expect(attention.forms.map(({ page }: { page: string }) => page)).toEqual(['/contact-us']);
});

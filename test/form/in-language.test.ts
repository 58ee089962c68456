import { expect, test } from 'vitest';
import type { SavedDraft } from '../../app/admin/records/drafts/drafts.ts';
import type { Call, FormEvent } from '../../app/admin/records/form/state/events.ts';
import { type FormState, isDirty, opened } from '../../app/admin/records/form/state/form-state.ts';
import { step } from '../../app/admin/records/form/state/machine.ts';
import { inLanguage } from '../../content/model/translations/in-language.ts';
import type { AnyRecord } from '../../content/model/record.ts';
import { valuesOf } from '../../content/model/values.ts';
import { blog } from '../../content/types/blog.ts';
import { pause, publish, SANA, typed, WILL } from './desk.ts';

const german = inLanguage(blog, 'de');
const AT = '2026-11-26T12:00:00.000Z';
const system = { id: 4, updated_at: AT, created_at: AT };

const post: AnyRecord = { ...valuesOf(blog, null), ...system, version: 7, title: 'Shops', slug: 'shops', status: 1 };
const words = { title: 'Läden', slug: 'laeden', short_description: 'Kurz', description: '<p>Lang</p>', status: 1 };
const translation: AnyRecord = { ...valuesOf(german, null), ...system, ...words, version: 2, language: 'de' };

const draft = {
  id: 9,
  version: 3,
  base_version: 2,
  part_version: null,
  authors: [],
  conflicts: [],
  schedule: null,
  fields: { title: 'Geschäfte' },
} as unknown as SavedDraft;

function form(options: Partial<Parameters<typeof opened>[0]> = {}) {
  return opened({
    type: german,
    reader: { self: SANA, readerZone: 'UTC', mayPublish: true },
    creationKey: 'a',
    original: { record: post, unwritten: null },
    record: translation,
    savedDraft: null,
    theirs: null,
    unsaved: null,
    ...options,
  });
}

/** Lets things happen one after another, and returns the form with what it asks of the server last. */
function after(state: FormState, ...events: FormEvent[]): { state: FormState; call: Call | undefined } {
  let call: Call | undefined;
  for (const event of events) {
    const next = step(state, event);
    ({ state } = next);
    for (const effect of next.effects) {
      if (effect.do === 'call') call = effect;
      if (effect.do === 'wait for uploads') events.push({ is: 'uploads ended', to: effect.to, haveSucceeded: true });
    }
  }
  return { state, call };
}

test('the form of a translation begins with its words, and that of what is not translated with none', () => {
  expect(form().values).toMatchObject({ title: 'Läden', slug: 'laeden' });
  const untranslated = form({ record: null });
  expect(untranslated.values).toMatchObject({ title: '', slug: '' });
  expect([isDirty(untranslated), untranslated.addressed]).toEqual([false, null]);
});

test('a built-in page begins with what every language of it has, which is no change', () => {
  const unwritten: AnyRecord = { ...valuesOf(german, null), ...system, version: 0, title: 'Startseite' };
  const state = form({ record: null, original: { record: post, unwritten } });
  expect([state.values['title'], isDirty(state)]).toEqual(['Startseite', false]);
});

test('the first draft names the record by its key and the language, and no version', () => {
  const { call } = after(form({ record: null }), typed('Läden', 'title'), pause);
  expect(call).toMatchObject({ method: 'POST', path: '/drafts' });
  expect(call?.body).toEqual({
    type: 'blogs',
    key: 'shops',
    language: 'de',
    fields: { title: 'Läden' },
    creation_key: 'a',
  });
});

test('a draft of what is translated names the version of the translation, not that of the record', () => {
  const { call } = after(form(), typed('Geschäfte', 'title'), pause);
  expect(call?.body).toMatchObject({ key: 'shops', language: 'de', base_version: 2 });
});

test('beside the draft of somebody else, the words go to the translation', () => {
  const theirs = { ...draft, authors: [{ ...WILL, fields: ['description'] }] } as unknown as SavedDraft;
  const { call } = after(form({ theirs }), typed('Geschäfte', 'title'), publish);
  expect(call).toMatchObject({ method: 'PUT', path: '/blogs/shops/translations/de' });
  expect(call?.body).toEqual({ title: 'Geschäfte', version: 2 });
});

test('what is translated counts as translated with the save after it was found to be, and not with others', () => {
  const seen = after(form({ savedDraft: draft }), { is: 'source seen', version: 7 });
  expect(seen.call).toMatchObject({ method: 'PUT', path: '/drafts/9' });
  expect(seen.call?.body).toEqual({ fields: { title: 'Geschäfte' }, version: 3, source_version: 7 });
  const untouched = after(form({ savedDraft: draft }), typed('Läden!', 'title'), pause);
  expect(untouched.call?.body).not.toHaveProperty('source_version');
});

test('undo asks for the translation, and leads to an empty form of the language where that was its first', () => {
  const pressed = after(form(), { is: 'undo pressed', published: translation });
  expect(pressed.call).toMatchObject({ method: 'POST', path: '/blogs/shops/undo?language=de', body: { version: 2 } });
  const answer = { ok: true, body: { data: null, draft, message: 'Publication Undone!' } } as const;
  const { effects } = step(pressed.state, { is: 'answered', to: pressed.state.request, answer: answer as never });
  expect(effects).toContainEqual({
    do: 'go',
    to: '/admin/blogs/edit/shops?language=de',
    replace: true,
    opensAnew: true,
  });
});

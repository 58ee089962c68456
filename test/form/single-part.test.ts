import { expect, test } from 'vitest';
import type { SavedDraft } from '../../app/admin/records/drafts/drafts.ts';
import type { Call, FormEvent } from '../../app/admin/records/form/state/events.ts';
import { type FormState, opened } from '../../app/admin/records/form/state/form-state.ts';
import { unsavedIn } from '../../app/admin/records/form/state/unsaved-changes.ts';
import { step } from '../../app/admin/records/form/state/machine.ts';
import type { AnyRecord } from '../../content/model/record.ts';
import { valuesOf } from '../../content/model/values.ts';
import { about } from '../../content/types/about.ts';
import { page } from '../../content/types/page.ts';
import { WILL } from './desk.ts';

const AT = '2026-11-26T12:00:00.000Z';
const system = { updated_at: AT, created_at: AT };

const record: AnyRecord = {
  ...valuesOf(page, null),
  ...system,
  id: 2,
  version: 5,
  title: 'About Us',
  slug: 'about-us',
  status: 1,
  about: { ...valuesOf(about, null), ...system, id: 1, version: 3, wwa_heading: 'Who', wca_heading: 'Why' },
};

const typed = (text: string): FormEvent => ({ is: 'typed', name: 'about.wwa_heading', value: text });

function form(options: Partial<Parameters<typeof opened>[0]> = {}) {
  const reader = { self: { id: 1 }, readerZone: 'UTC', mayPublish: true };
  const none = { savedDraft: null, theirs: null, unsaved: null };
  return opened({ type: page, reader, creationKey: 'a', record, ...none, ...options });
}

/** Returns what is sent last. */
function callAfter(state: FormState, ...events: FormEvent[]): Call | undefined {
  const calls: Call[] = [];
  for (const event of events) {
    const next = step(state, event);
    ({ state } = next);
    for (const effect of next.effects) {
      if (effect.do === 'call') calls.push(effect);
      if (effect.do === 'wait for uploads') events.push({ is: 'uploads ended', to: effect.to, haveSucceeded: true });
    }
  }
  return calls.at(-1);
}

test('the form of a page holds the texts of its single part, and that of another page none', () => {
  expect(form().values).toMatchObject({ title: 'About Us', 'about.wwa_heading': 'Who', 'about.wwa_description': '' });
  const other = { ...record, slug: 'our-work' };
  expect(Object.keys(form({ record: other }).values).filter((name) => name.includes('.'))).toEqual([]);
  expect(form({ record: { ...record, about: null } }).values).toMatchObject({ 'about.wwa_heading': '' });
});

test('a draft is sent the texts that were changed, with the versions of both', () => {
  const call = callAfter(form(), typed('Who we are'), { is: 'pause passed' });
  expect(call).toMatchObject({ method: 'POST', path: '/drafts' });
  expect(call?.body).toEqual({
    type: 'pages',
    key: 'about-us',
    fields: { 'about.wwa_heading': 'Who we are' },
    base_version: 5,
    part_version: 3,
    creation_key: 'a',
  });
});

test('what this browser has kept goes on from the version that it changes', () => {
  const { changes } = unsavedIn(step(form(), typed('Kept')).state) ?? {};
  const newer = { ...record, about: { ...(record['about'] as AnyRecord), version: 4 } };
  const state = form({ record: newer, unsaved: changes ? { ...changes, at: AT } : null });
  expect(callAfter(state, { is: 'pause passed' })?.body).toMatchObject({ base_version: 5, part_version: 3 });
});

test('a text that is too long is refused beside its input', () => {
  const { state } = step(step(form(), typed('x'.repeat(300))).state, { is: 'publish pressed' });
  const checked = step(state, { is: 'uploads ended', to: state.request, haveSucceeded: true }).state;
  expect(Object.keys(checked.errors)).toEqual(['about.wwa_heading']);
});

test('beside the draft of somebody else, the record is sent what belongs to its single part', () => {
  const theirs = { id: 9, authors: [{ ...WILL, fields: ['lead'] }] } as unknown as SavedDraft;
  const call = callAfter(form({ theirs }), typed('Who we are'), { is: 'publish pressed' });
  expect(call).toMatchObject({ method: 'PUT', path: '/pages/about-us' });
  expect(call?.body).toEqual({ about: { wwa_heading: 'Who we are', version: 3 }, version: 5 });
});

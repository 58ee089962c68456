import { expect, test } from 'vitest';
import { isDirty } from '../../app/admin/records/form/state/form-state.ts';
import { unsavedIn } from '../../app/admin/records/form/state/unsaved-changes.ts';
import { SANA, WILL } from './desk.ts';
import { answerOf, complete, liveSite } from './fake-api.ts';
import { isLongRun } from '../long-run.ts';
import { after, answer, DRAFTED, type Moment, movesIn, press, start, wordsOn } from './moves.ts';

const LENGTH = isLongRun ? 6 : 4;
/** Of so many moments, one is tried for whether it can still be saved. */
const SAMPLE = 5;

/** What holds at every moment. */
function check({ form, site, owed }: Moment): void {
  const server = wordsOn(site);
  const browser = unsavedIn(form)?.changes.values ?? {};
  for (const [name, word] of Object.entries(owed))
    if (!server.has(word) && browser[name] !== word)
      throw new Error(`“${word}” is neither on the server nor in this browser`);
  if (form.place === 'open' && !isDirty(form))
    for (const word of Object.values(owed))
      if (!server.has(word)) throw new Error(`“${word}” counts as saved and is not`);
  const isLeftAlone = form.draft.is === 'apart' || form.trouble?.refused;
  if (isDirty(form) && !form.work && !isLeftAlone && !form.wait) throw new Error('nothing will save what was typed');
}

/** With a working server, somebody who presses Save has saved in the end. */
function checkThatItCanBeSaved(moment: Moment): void {
  let now = moment;
  for (let tries = 0; tries < 30; tries += 1) {
    const { work, wait, place } = now.form;
    if (place !== 'open') return;
    if (now.call) now = answer(now, 'as the server');
    else if (work?.step === 'asking') now = after(now, { is: 'question answered', isSure: false });
    else if (work?.step === 'contest') now = after(now, { is: 'contest settled', taken: {} });
    else if (work?.step === 'conflict') now = after(now, { is: 'conflict left' });
    else if (work) throw new Error(`nothing ends the step ${work.step}`);
    else if (tries === 0 || !isDirty(now.form)) {
      if (tries > 0 && !isDirty(now.form)) return;
      now = press(now, { is: 'save pressed', leaves: false });
    } else if (wait) now = after(now, { is: 'pause passed' });
    else now = press(now, { is: 'save pressed', leaves: false });
    if (now.form.draft.is === 'apart') return;
  }
  throw new Error('pressing Save again and again saves nothing');
}

function keyOf({
  form: { type: _type, reader: _reader, request: _request, ...form },
  call,
  ...moment
}: Moment): string {
  return JSON.stringify([form, call && { ...call, to: 0 }, moment]);
}

/** Walks through all sequences of moves up to a length, and checks each moment once. Returns how many there were. */
function walk(first: Moment, depth: number): number {
  const seen = new Set([keyOf(first)]);
  let moments = [{ moment: first, path: [] as string[] }];
  for (let length = 1; length <= depth; length += 1) {
    const next: typeof moments = [];
    for (const { moment, path } of moments)
      for (const [name, move] of movesIn(moment)) {
        const taken = [...path, name];
        try {
          const then = move(moment);
          check(then);
          const key = keyOf(then);
          if (seen.has(key)) continue;
          seen.add(key);
          if (seen.size % SAMPLE === 0) checkThatItCanBeSaved(then);
          next.push({ moment: then, path: taken });
        } catch (error) {
          throw new Error(`After ${taken.join(', ')}: ${error instanceof Error ? error.message : String(error)}.`, {
            cause: error,
          });
        }
      }
    moments = next;
  }
  return seen.size;
}

const drafting = answerOf(liveSite(), SANA, {
  method: 'POST',
  path: '/drafts',
  body: { type: 'reviews', key: '1', fields: { [DRAFTED]: 'b0' } },
}).site;
const besideWill = answerOf(liveSite(), WILL, {
  method: 'POST',
  path: '/drafts',
  body: { type: 'reviews', key: '1', fields: { [DRAFTED]: 'w0' } },
}).site;
const unpublished = answerOf({ record: null, revisions: [], drafts: [] }, SANA, {
  method: 'POST',
  path: '/drafts',
  body: { type: 'reviews', fields: complete },
}).site;

test.each([
  ['a live record', start(liveSite())],
  ['a record with a draft of one’s own', start(drafting)],
  ['a record with somebody else’s draft, gone on with', start(besideWill)],
  ['a record with somebody else’s draft, left apart', start(besideWill, { isApart: true })],
  [
    'a record with words kept in this browser',
    start(besideWill, { unsaved: { values: { [DRAFTED]: 'b1' }, version: 1, at: '' } }),
  ],
  ['a new record', start(unpublished)],
])('whatever happens to the form of %s, no word is lost and nothing is published unasked', (_name, first) => {
  expect(walk(first, LENGTH)).toBeGreaterThan(1_000);
});

import type { Call, FormEvent } from '../../app/admin/records/form/state/events.ts';
import { type FormState, opened, savedValues } from '../../app/admin/records/form/state/form-state.ts';
import { step } from '../../app/admin/records/form/state/machine.ts';
import type { UnsavedChanges } from '../../app/admin/records/form/state/unsaved-changes.ts';
import { questionAbout } from '../../app/admin/records/publishing/questions.ts';
import { review } from '../../content/types/review.ts';
import { SANA, WILL } from './desk.ts';
import { answerOf, draftOf, failure, recordOf, type Site } from './fake-api.ts';

/** A form and the site around it, at a moment of a walk. */
export interface Moment {
  form: FormState;
  site: Site;
  /** The request that has no answer yet. */
  call: Call | null;
  /** What Sana has typed and not given up, by field. */
  owed: Record<string, string>;
  /** Whether she has pressed a button that publishes, and about which draft she has said that she is sure. */
  hasPressed: boolean;
  sureOf: string | null;
  /** The last save that was refused. */
  refused: string | null;
  colleagues: number;
}

export type Move = [name: string, move: (moment: Moment) => Moment];

/** Opens the form of a site. */
export function start(site: Site, { isApart = false, unsaved = null as UnsavedChanges | null } = {}): Moment {
  const reader = { self: SANA, readerZone: 'UTC', mayPublish: true };
  const draft = draftOf(site);
  const drafts = isApart ? { savedDraft: null, theirs: draft } : { savedDraft: draft, theirs: null };
  const form = opened({ type: review, reader, creationKey: 'a', record: recordOf(site), ...drafts, unsaved });
  const owed = { ...unsaved?.values } as Moment['owed'];
  return { form, site, call: null, owed, hasPressed: false, sureOf: null, refused: null, colleagues: 0 };
}

export function after(moment: Moment, event: FormEvent): Moment {
  const { state, effects } = step(moment.form, event);
  let next: Moment = { ...moment, form: state };
  for (const effect of effects) {
    if (effect.do === 'wait for uploads')
      next = after(next, { is: 'uploads ended', to: effect.to, haveSucceeded: true });
    if (effect.do === 'call') next = sent(next, effect);
  }
  return next;
}

/** Checks a request as it is sent. */
function sent(moment: Moment, call: Call): Moment {
  const { form, hasPressed, sureOf, refused } = moment;
  if (moment.call) throw new Error('two requests are under way');
  if (form.work?.step === 'publishing') {
    if (!hasPressed) throw new Error('nobody has pressed a button that publishes');
    const draft = form.draft.is === 'open' ? form.draft.saved : null;
    const asking = { values: savedValues(form), draft, ...form.reader };
    if (questionAbout(review, asking) && sureOf !== identityOf(form))
      throw new Error('nobody was asked about this draft');
    if (draft && (call.body as { version: number }).version !== draft.version)
      throw new Error('another version is published');
    return { ...moment, call, hasPressed: false, sureOf: null };
  }
  const isByItself = form.work !== null && 'why' in form.work && form.work.why === 'itself';
  if (form.work?.step === 'saving' && isByItself && refused === contentOf(call))
    throw new Error('what was refused is sent again as it was');
  // Whoever presses Save again wants it sent again.
  return { ...moment, call, refused: isByItself ? refused : null };
}

function contentOf({ path, body }: Call) {
  return JSON.stringify([path, body]);
}

/** Returns what a question is about: the draft as it is saved and scheduled. */
function identityOf({ draft }: FormState) {
  return draft.is === 'open' ? `${draft.saved.id} ${draft.saved.version} ${draft.saved.schedule?.id}` : null;
}

/** Answers the request that is under way: as the server does, or with a failure before or after it has done it. */
export function answer(moment: Moment, how: 'as the server' | 'not sent' | 'not received' | 'refused'): Moment {
  const { call, site } = moment;
  if (!call) return moment;
  const isLost = how === 'not sent' || how === 'refused';
  const reply = isLost ? { site, answer: null } : answerOf(site, SANA, call);
  const failed = how === 'refused' ? failure(422, 'Too long.', { feedback: ['Too long.'] }) : failure(0, 'Away.');
  const refused = how === 'refused' && moment.form.work?.step === 'saving' ? contentOf(call) : moment.refused;
  const next = { ...moment, site: reply.site, call: null, refused };
  return after(next, {
    is: 'answered',
    to: call.to,
    answer: how === 'as the server' && reply.answer ? reply.answer : failed,
  });
}

/** What a colleague does, by request. What of Sana's they replace, having seen it, is theirs to answer for. */
function colleague(moment: Moment, method: Call['method'], path: string, body?: object): Moment {
  const before = wordsOn(moment.site);
  const { site } = answerOf(moment.site, WILL, { method, path, ...(body && { body }) });
  const now = wordsOn(site);
  const owed = Object.fromEntries(Object.entries(moment.owed).filter(([, word]) => !before.has(word) || now.has(word)));
  return { ...moment, site, owed, colleagues: moment.colleagues + 1 };
}

/** Returns all that the server has of anybody, published, drafted, discarded or earlier. */
export function wordsOn({ drafts, revisions }: Site) {
  return new Set([...drafts, ...revisions].flatMap(({ fields }) => Object.values(fields)));
}

export const DRAFTED = 'project_summary';

function type(name: string, word: string): Move {
  return [
    `type ${word}`,
    (moment) => {
      const { work, pressed } = moment.form;
      // As it was when the draft was discarded.
      const discarding = work?.step === 'discarding' ? work : pressed.find((press) => press.is === 'discard pressed');
      // Or as the form has it saved already.
      const isGivenUp = discarding?.values[name] === word || savedValues(moment.form)[name] === word;
      const owed = isGivenUp ? yieldTo(moment, [name]).owed : { ...moment.owed, [name]: word };
      return after({ ...moment, owed }, { is: 'typed', name, value: word });
    },
  ];
}

export function press(moment: Moment, event: FormEvent): Moment {
  return after(event.is === 'publish pressed' ? { ...moment, hasPressed: true, sureOf: null } : moment, event);
}

/** Forgets the words that somebody else’s version replaces. */
function yieldTo({ owed, ...moment }: Moment, names: readonly string[]): Moment {
  return { ...moment, owed: Object.fromEntries(Object.entries(owed).filter(([name]) => !names.includes(name))) };
}

/** Returns all that can happen in a moment. */
export function movesIn({ form, site, call, colleagues }: Moment): Move[] {
  const { work, draft, wait } = form;
  if (form.place !== 'open') return [];
  const words = [
    ['feedback', 'a1'],
    ['feedback', 'a2'],
    [DRAFTED, 'b1'],
  ] as const;
  const moves = words.filter(([name, word]) => form.values[name] !== word).map(([name, word]) => type(name, word));
  const asks = work?.step === 'asking' || work?.step === 'contest' || work?.step === 'conflict';
  if (!asks) {
    moves.push(['save', (moment) => press(moment, { is: 'save pressed', leaves: false })]);
    moves.push(['publish', (moment) => press(moment, { is: 'publish pressed' })]);
    if (draft.is === 'open')
      moves.push([
        'discard',
        (moment) =>
          press(yieldTo(moment, Object.keys(moment.owed)), { is: 'discard pressed', values: moment.form.values }),
      ]);
    if (draft.is === 'apart') moves.push(['join', (moment) => press(moment, { is: 'join pressed' })]);
    if (site.record && site.record.version > 1) moves.push(['undo', undo]);
  }
  if (work?.step === 'asking')
    for (const isSure of [true, false])
      moves.push([
        isSure ? 'sure' : 'not sure',
        (moment) =>
          after(
            { ...moment, sureOf: isSure ? identityOf(moment.form) : null, hasPressed: isSure },
            { is: 'question answered', isSure },
          ),
      ]);
  if (work?.step === 'contest') {
    const { names } = work;
    moves.push(['mine', (moment) => after(moment, { is: 'contest settled', taken: {} })]);
    moves.push(['neither yet', (moment) => after(moment, { is: 'contest left' })]);
    const saved = savedValues(form);
    const taken = Object.fromEntries(names.map((name) => [name, saved[name]]));
    moves.push(['theirs', (moment) => after(yieldTo(moment, names), { is: 'contest settled', taken })]);
  }
  if (work?.step === 'conflict') {
    moves.push([
      'over theirs',
      (moment) => after({ ...moment, hasPressed: true }, { is: 'conflict settled', taken: {} }),
    ]);
    moves.push(['not over theirs', (moment) => after(moment, { is: 'conflict left' })]);
  }
  const current = draftOf(site);
  if (draft.is === 'open' && current && current.version > draft.saved.version)
    moves.push([
      'notice',
      (moment) =>
        after(moment, { is: 'noticed', draft: current.id, version: current.version, last_comment: 0, schedule: null }),
    ]);
  if (wait) moves.push(['pause', (moment) => after(moment, { is: 'pause passed' })]);
  if (call) {
    moves.push(['answer', (moment) => answer(moment, 'as the server')]);
    moves.push(['lose the request', (moment) => answer(moment, 'not sent')]);
    moves.push(['lose the answer', (moment) => answer(moment, 'not received')]);
    moves.push([
      'late answer',
      (moment) => after(moment, { is: 'answered', to: call.to - 1, answer: answerOf(site, SANA, call).answer }),
    ]);
    if (call.method !== 'GET') moves.push(['refuse', (moment) => answer(moment, 'refused')]);
  }
  return colleagues < 2 ? [...moves, ...colleagueMoves(site)] : moves;
}

function undo(moment: Moment): Moment {
  const published = recordOf(moment.site);
  return published ? after(moment, { is: 'undo pressed', published }) : moment;
}

function colleagueMoves(site: Site): Move[] {
  const draft = draftOf(site);
  const moves: Move[] = [];
  if (site.record)
    moves.push(['Will publishes', (moment) => colleague(moment, 'PUT', '/reviews/1', { feedback: 'w1' })]);
  if (draft) {
    const path = `/drafts/${draft.id}`;
    moves.push(['Will saves the draft', (moment) => colleague(moment, 'PUT', path, { fields: { feedback: 'w2' } })]);
    moves.push(['Will publishes the draft', (moment) => colleague(moment, 'POST', `${path}/publish`)]);
    moves.push(['Will discards the draft', (moment) => colleague(moment, 'DELETE', path)]);
    moves.push(['Will schedules the draft', (moment) => scheduled(moment, draft.id)]);
  } else if (site.record) {
    const body = { type: 'reviews', key: '1', fields: { [DRAFTED]: 'w3' } };
    moves.push(['Will begins a draft', (moment) => colleague(moment, 'POST', '/drafts', body)]);
  }
  return moves;
}

function scheduled(moment: Moment, id: number): Moment {
  const schedule = {
    id: 7,
    type: 'reviews',
    key: '1',
    language: null,
    draft_id: id,
    title: 'Compiler',
    action: 'publish',
    due_at: '2027-01-01T09:00:00.000Z',
    time_zone: 'UTC',
    created_by: 'Will',
    created_by_id: 2,
    failure: null,
  } as const;
  const drafts = moment.site.drafts.map((draft) => (draft.id === id ? { ...draft, schedule } : draft));
  return { ...moment, site: { ...moment.site, drafts }, colleagues: moment.colleagues + 1 };
}

import type { SavedDraft } from '../../app/admin/records/drafts/drafts.ts';
import type { Call, FormEvent } from '../../app/admin/records/form/state/events.ts';
import {
  type FormState,
  isDirty,
  isPublishing,
  opened,
  savedValues,
} from '../../app/admin/records/form/state/form-state.ts';
import { unsavedIn } from '../../app/admin/records/form/state/unsaved-changes.ts';
import { step } from '../../app/admin/records/form/state/machine.ts';
import { isSomebodyElses } from '../../app/admin/records/publishing/questions.ts';
import type { ApiResult } from '../../app/ui/call.ts';
import type { AnyRecord } from '../../content/model/record.ts';
import { review } from '../../content/types/review.ts';
import { failure, type Person } from './fake-api.ts';

/** Answers requests of somebody: the stand-in, or the API itself. */
export type Server = (by: Person, call: Pick<Call, 'method' | 'path' | 'body'>) => Promise<ApiResult<unknown>>;

const LENGTH = 60;
const FIELDS = ['feedback', 'project_summary'] as const;

/** A number from 0 to below 1 after another, the same ones for a seed. */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What everybody has been shown and has published; kept beside the server, which is not trusted. */
class Ledger {
  /** All that was live at some time. */
  readonly published = new Set<unknown>();
  /** Words that have reached the server. */
  readonly delivered = new Set<unknown>();
}

interface Surroundings {
  server: Server;
  ledger: Ledger;
  random: () => number;
  path: string;
  desk: string;
}

/** Somebody at the form of the review, with a browser that keeps things and a network that comes and goes. */
class Writer {
  form!: FormState;
  isOnline = true;
  isSignedIn = true;
  waiting: Call | null = null;
  /** The words that were typed last in each field, unless given up. */
  owed = new Map<string, string>();
  /** What they have seen, so that replacing it is their decision. */
  readonly seen = new Set<unknown>();
  /** What the form showed when they pressed a button that publishes. */
  #shownAtPress = new Set<unknown>();
  #browser: ReturnType<typeof unsavedIn> = null;
  /** Their own words may be typed after the press, while it waits. */
  readonly #typed = new Set<unknown>();

  readonly by: Person;
  readonly desk: string;
  readonly #path: string;
  readonly #server: Server;
  readonly #ledger: Ledger;
  readonly #random: () => number;

  constructor(by: Person, { server, ledger, random, path, desk }: Surroundings) {
    this.by = by;
    this.desk = desk;
    this.#path = path;
    this.#server = server;
    this.#ledger = ledger;
    this.#random = random;
  }

  /** Opens the form as its screen does, with what the browser has kept. */
  async open() {
    const record = await this.#read<{ data: AnyRecord }>(this.#path);
    const draft = await this.#read<{ data: SavedDraft | null }>(`${this.#path}/draft`);
    const isLeftApart = draft.data && isSomebodyElses(draft.data, this.by) && this.#random() < 0.3;
    const drafts = isLeftApart ? { savedDraft: null, theirs: draft.data } : { savedDraft: draft.data, theirs: null };
    const reader = { self: this.by, readerZone: 'UTC', mayPublish: true };
    const unsaved = this.#browser && { ...this.#browser.changes, at: '' };
    this.waiting = null;
    this.form = opened({
      type: review,
      reader,
      creationKey: `${this.desk} ${this.#random()}`,
      record: record.data,
      ...drafts,
      unsaved,
    });
    this.#look();
  }

  async #read<Body>(path: string): Promise<Body> {
    const answer = await this.#server(this.by, { method: 'GET', path });
    if (!answer.ok) throw new Error(answer.message);
    return answer.body as Body;
  }

  happens(event: FormEvent) {
    // A second press while the first is under way does nothing.
    const isPress =
      (event.is === 'publish pressed' && !isPublishing(this.form.work)) || event.is === 'conflict settled';
    const { state, effects } = step(this.form, event);
    if (isPress || (event.is === 'question answered' && event.isSure)) this.#press(event, state);
    this.form = state;
    this.#look();
    for (const effect of effects) {
      if (effect.do === 'wait for uploads') this.happens({ is: 'uploads ended', to: effect.to, haveSucceeded: true });
      if (effect.do !== 'call') continue;
      if (this.waiting) throw new Error('two requests are under way');
      this.waiting = effect;
    }
  }

  #press(event: FormEvent, after: FormState) {
    const { values } = event.is === 'conflict settled' ? after : this.form;
    const isAsked = event.is === 'question answered';
    this.#shownAtPress = new Set(Object.values(isAsked ? savedValues(this.form) : values));
  }

  #look() {
    const { base, draft, values, work } = this.form;
    for (const word of Object.values(values)) this.seen.add(word);
    // What a draft changes, its author has seen, unless others have published it since.
    const { fields = {}, conflicts = [] } = draft.is === 'open' ? draft.saved : {};
    for (const name of Object.keys(fields)) if (!conflicts.includes(name)) this.seen.add(base.values[name]);
    if (work?.step === 'contest') for (const word of Object.values(savedValues(this.form))) this.seen.add(word);
    if (work?.step === 'conflict') for (const word of Object.values(work.newer)) this.seen.add(word);
    this.#browser = unsavedIn(this.form);
    for (const [name, word] of this.owed)
      if (!this.#ledger.delivered.has(word) && this.#browser?.changes.values[name] !== word)
        throw new Error(`“${word}” is neither on the server nor in the browser of ${this.desk}`);
  }

  /** Sends the request that waits, and receives the answer, unless either is lost. */
  async deliver({ isAnswerLost = false } = {}) {
    const call = this.waiting;
    // Without a session it waits until somebody signs in.
    if (!call || (this.isOnline && !this.isSignedIn)) return;
    this.waiting = null;
    const away = failure(0, 'The server cannot be reached.');
    const answer = this.isOnline ? await this.#send(call) : away;
    this.happens({ is: 'answered', to: call.to, answer: isAnswerLost ? away : answer });
  }

  async #send(call: Call): Promise<ApiResult<unknown>> {
    const isPublication = this.form.work?.step === 'publishing';
    const before = await this.#present();
    const answer = await this.#server(this.by, call);
    const after = await this.#present();
    for (const word of after.all) this.#ledger.delivered.add(word);
    const replaced = [...before.all].filter((word) => !after.all.has(word));
    for (const word of replaced)
      if (!this.seen.has(word)) throw new Error(`${this.desk} has replaced “${String(word)}” unseen`);
    for (const word of after.live) {
      if (before.live.has(word) || this.#ledger.published.has(word)) continue;
      if (!isPublication || !(this.#shownAtPress.has(word) || this.#typed.has(word)))
        throw new Error(`nobody has published “${String(word)}”`);
      this.#ledger.published.add(word);
    }
    return answer;
  }

  async #present() {
    const record = await this.#read<{ data: AnyRecord }>(this.#path);
    const draft = await this.#read<{ data: SavedDraft | null }>(`${this.#path}/draft`);
    const live = new Set(FIELDS.map((name) => record.data[name]));
    return { live, all: new Set([...live, ...Object.values(draft.data?.fields ?? {})]) };
  }

  type() {
    const name = this.#random() < 0.6 ? FIELDS[0] : FIELDS[1];
    const word = `${this.desk} ${this.#typed.size + 1}`;
    this.#typed.add(word);
    this.owed.set(name, word);
    this.happens({ is: 'typed', name, value: word });
  }

  /** Closes the tab and opens another one, which may be in the middle of a request. */
  async crash() {
    if (!this.isOnline || !this.isSignedIn) return;
    if (this.waiting && this.#random() < 0.5) await this.#send(this.waiting);
    await this.open();
  }

  answer({ isCareful = false } = {}) {
    const { work } = this.form;
    const yields = !isCareful && this.#random() < 0.5;
    if (work?.step === 'asking') this.happens({ is: 'question answered', isSure: yields });
    if (work?.step === 'contest' && !isCareful && this.#random() < 0.2) return this.happens({ is: 'contest left' });
    if (work?.step === 'contest') {
      const saved = savedValues(this.form);
      const names = yields ? work.names : [];
      for (const name of names) this.owed.delete(name);
      this.happens({ is: 'contest settled', taken: Object.fromEntries(names.map((name) => [name, saved[name]])) });
    }
    if (work?.step !== 'conflict') return;
    this.happens(yields ? { is: 'conflict settled', taken: {} } : { is: 'conflict left' });
  }

  discard() {
    this.owed.clear();
    this.happens({ is: 'discard pressed', values: this.form.values });
  }

  get isAsked() {
    return ['asking', 'contest', 'conflict'].includes(this.form.work?.step ?? '');
  }

  /** Does one thing that somebody may do now. */
  async act() {
    const chance = this.#random();
    if (this.isAsked) return this.answer();
    if (chance < 0.22) return this.type();
    if (chance < 0.48) return this.deliver({ isAnswerLost: this.#random() < 0.1 });
    if (chance < 0.54) return this.notice();
    if (chance < 0.66) return this.form.wait ? this.happens({ is: 'pause passed' }) : undefined;
    if (chance < 0.74) return this.happens({ is: 'save pressed', leaves: false });
    if (chance < 0.84) return this.happens({ is: 'publish pressed' });
    if (chance < 0.88) return this.crash();
    if (chance < 0.91) return this.happens({ is: 'join pressed' });
    if (chance < 0.93) return this.discard();
    if (chance < 0.95) return this.undo();
    if (chance < 0.97) this.isSignedIn = !this.isSignedIn;
    this.isOnline = !this.isOnline;
    if (this.isOnline) this.happens({ is: 'came online' });
  }

  /** Learns how far the draft has come, as forms do every 15 s. */
  async notice() {
    const { draft } = this.form;
    if (!this.isOnline || !this.isSignedIn || draft.is !== 'open') return;
    const { data } = await this.#read<{ data: SavedDraft | null }>(`${this.#path}/draft`);
    if (data) this.happens({ is: 'noticed', draft: data.id, version: data.version, last_comment: 0, schedule: null });
  }

  undo() {
    const { record, version } = this.form.base;
    // A toast offers it for what one has just published oneself.
    if (!record || record.version === 1 || record.version !== version || this.form.work) return;
    this.happens({ is: 'undo pressed', published: record });
  }

  /** Goes on until everything is saved. */
  async finish() {
    this.isOnline = true;
    this.isSignedIn = true;
    for (let tries = 0; tries < 40; tries += 1) {
      if (this.waiting) await this.deliver();
      else if (this.isAsked) this.answer({ isCareful: true });
      else if (this.form.draft.is === 'apart') this.happens({ is: 'join pressed' });
      else if (this.form.wait) this.happens({ is: 'pause passed' });
      else if (isDirty(this.form)) this.happens({ is: 'save pressed', leaves: false });
      else return;
    }
    throw new Error(`${this.desk} saves and saves, and is never done`);
  }
}

/** Two people, one of whom writes on two devices. */
export interface Cast {
  sana: Person;
  will: Person;
}

/** Lets them write the review at a path, publish and lose their networks and sessions in some order, and checks what they meet. */
export async function play(server: Server, { sana, will }: Cast, { path, seed }: { path: string; seed: number }) {
  const random = randomNumbers(seed);
  const ledger = new Ledger();
  const desks = { 'Sana’s laptop': sana, 'Sana’s phone': sana, 'Will’s laptop': will };
  const writers = Object.entries(desks).map(([desk, by]) => new Writer(by, { server, ledger, random, path, desk }));
  for (const writer of writers) await writer.open();
  for (const name of FIELDS) ledger.published.add(writers[0]?.form.values[name]);
  for (let moves = 0; moves < LENGTH; moves += 1) await writers[Math.floor(random() * writers.length)]?.act();
  for (const writer of writers) await writer.finish();
  for (const { owed, desk } of writers)
    for (const word of owed.values()) if (!ledger.delivered.has(word)) throw new Error(`“${word}” of ${desk} is lost`);
}

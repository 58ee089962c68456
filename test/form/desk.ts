import type { Effect, FormEvent } from '../../app/admin/records/form/state/events.ts';
import { type FormState, opened } from '../../app/admin/records/form/state/form-state.ts';
import { step } from '../../app/admin/records/form/state/machine.ts';
import { review } from '../../content/types/review.ts';
import { answerOf, draftOf, failure, type Person, recordOf, type Site } from './fake-api.ts';

export const SANA: Person = { id: 1, name: 'Sana' };
export const WILL: Person = { id: 2, name: 'Will' };

/** A form that runs beside a stand-in for the server, with what it has said and where it has led. */
export class Desk {
  form: FormState;
  site: Site;
  done: Exclude<Effect, { do: 'call' }>[] = [];
  calls: string[] = [];
  /** Whether requests stay unanswered until `deliver`. */
  isSlow = false;
  isOffline = false;
  readonly #by: Person;
  #waiting: Extract<Effect, { do: 'call' }>[] = [];

  constructor(
    site: Site,
    { isApart = false, unsaved = null as Parameters<typeof opened>[0]['unsaved'], mayPublish = true } = {},
  ) {
    const draft = draftOf(site);
    const drafts = isApart ? { savedDraft: null, theirs: draft } : { savedDraft: draft, theirs: null };
    const reader = { self: SANA, readerZone: 'UTC', mayPublish };
    this.form = opened({ type: review, reader, creationKey: 'a', record: recordOf(site), ...drafts, unsaved });
    this.site = site;
    this.#by = { ...SANA, mayPublish };
  }

  happens(...events: FormEvent[]): this {
    for (const event of events) {
      const { state, effects } = step(this.form, event);
      this.form = state;
      for (const effect of effects) this.#perform(effect);
    }
    return this;
  }

  #perform(effect: Effect) {
    if (effect.do === 'wait for uploads')
      return void this.happens({ is: 'uploads ended', to: effect.to, haveSucceeded: true });
    if (effect.do !== 'call') return void this.done.push(effect);
    this.calls.push(`${effect.method} ${effect.path}`);
    this.#waiting.push(effect);
    if (!this.isSlow) this.deliver();
  }

  /** Answers the request that waits, unless the answer is lost. */
  deliver({ isAnswerLost = false } = {}): this {
    const [call] = this.#waiting.splice(0, 1);
    if (!call) return this;
    const away = failure(0, 'Away.');
    if (this.isOffline) return this.happens({ is: 'answered', to: call.to, answer: away });
    const { site, answer } = answerOf(this.site, this.#by, call);
    this.site = site;
    return this.happens({ is: 'answered', to: call.to, answer: isAnswerLost ? away : answer });
  }

  byWill(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): this {
    this.site = answerOf(this.site, WILL, { method, path, ...(body && { body }) }).site;
    return this;
  }

  get said() {
    return this.done.flatMap((effect) => ('message' in effect ? effect.message : []));
  }

  get live() {
    return this.site.record?.fields['feedback'];
  }
}

export const typed = (value: string, name = 'feedback'): FormEvent => ({ is: 'typed', name, value });
export const save: FormEvent = { is: 'save pressed', leaves: false };
export const publish: FormEvent = { is: 'publish pressed' };
export const pause: FormEvent = { is: 'pause passed' };

export const draftOfWill = { type: 'reviews', key: '1', fields: { project_summary: 'By Will' } };

export const newSite: Site = { record: null, revisions: [], drafts: [] };

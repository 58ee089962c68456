import type { NavigateFunction } from 'react-router';
import { showToast } from '../../../../ui/toast.ts';
import { languageIn } from '../../../../../content/form-address.ts';
import { callApi } from '../../../parts/api.ts';
import { focusHeading } from '../../../parts/screen.tsx';
import { showUndoToast } from '../../../parts/use-action.tsx';
import { formOf } from '../../../shell/screens.ts';
import { goingOn } from '../../publishing/opening.ts';
import { showPublishedToast } from '../../publishing/published-toast.tsx';
import { focusField } from '../focus-field.ts';
import type { Effect, FormEvent } from './events.ts';
import type { FormState } from './form-state.ts';
import { step } from './machine.ts';
import { forgetUnsaved, storeUnsaved, unsavedIn } from './unsaved-changes.ts';

const PAUSE = 3_000; // ms
const LONGEST = 30_000; // ms
const RETRY = 10_000; // ms
const DEBOUNCE = 400; // ms

interface Outside {
  navigate: NavigateFunction;
  revalidate: () => Promise<void>;
  /** Waits for all uploads, and returns whether they have succeeded. */
  uploads: () => Promise<boolean>;
  isLanguageHidden: boolean;
}

/** Runs a form: does outside what its steps ask for. It goes on after its screen, for the buttons of its toasts. */
export function runForm(initial: FormState, { navigate, revalidate, uploads, isLanguageHidden }: Outside) {
  let state = initial;
  const listeners = new Set<() => void>();
  const timer = autosaveTimer(() => send({ is: 'pause passed' }));
  const storage = browserStorage(unsavedIn(initial));
  timer.wait(initial.wait);

  function send(event: FormEvent): void {
    const before = state;
    const { state: next, effects } = step(before, event);
    state = next;
    if (next.wait !== before.wait) timer.wait(next.wait);
    if (before.place !== 'closed') storage.store(unsavedIn(next));
    // The form that opens next reads it.
    if (next.place !== 'open') storage.flush();
    for (const listener of listeners) listener();
    for (const effect of effects) perform(effect);
  }

  function perform(effect: Effect): void {
    const { type, original } = state;
    const { toasts } = type.screens;
    switch (effect.do) {
      case 'call':
        return void callApi(effect.method, effect.path, effect.body).then((answer) =>
          send({ is: 'answered', to: effect.to, answer }),
        );
      case 'wait for uploads':
        return void uploads().then((haveSucceeded) => send({ is: 'uploads ended', to: effect.to, haveSucceeded }));
      case 'toast':
        return showToast(effect.kind, effect.message, toasts);
      case 'toast published': {
        const onUndo = async () => send({ is: 'undo pressed', published: effect.record });
        return showPublishedToast(type, { record: effect.record, message: effect.message, isLanguageHidden, onUndo });
      }
      case 'toast discarded':
        return showUndoToast(effect.message, async () => send({ is: 'restore pressed', draft: effect.draft }), toasts);
      case 'focus field':
        return focusField(effect.path);
      case 'focus heading':
        return focusHeading();
      case 'go':
        return void navigate(effect.to, { replace: effect.replace, state: effect.opensAnew ? goingOn() : null });
      case 'refresh':
        return void revalidate();
      case 'reopen':
        if (!isOpenAt(formOf(type, original?.record ?? effect.published))) return void revalidate();
        return void navigate(formOf(type, original?.record ?? effect.record), { replace: true, state: goingOn() });
    }
  }

  return {
    send,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Stores the last keystrokes, before the page is left. */
    flush: storage.flush,
  };
}

/** Whether a form is open at its address, in its language. */
function isOpenAt(address: string) {
  const { pathname, search } = new URL(address, location.origin);
  return location.pathname === pathname && languageIn(location.search) === languageIn(search);
}

/**
 * Passes once nothing was typed for 3 s, and at least every 30 s while somebody goes on typing. What has failed is tried again
 * after 10 s.
 */
function autosaveTimer(onPassed: () => void) {
  let pause: number | undefined;
  let longest: number | undefined;

  function stop() {
    clearTimeout(pause);
    clearTimeout(longest);
    longest = undefined;
  }

  function pass() {
    stop();
    onPassed();
  }

  return {
    wait(wait: FormState['wait']) {
      if (!wait) return stop();
      clearTimeout(pause);
      pause = window.setTimeout(pass, wait.for === 'pause' ? PAUSE : RETRY);
      longest ??= window.setTimeout(pass, LONGEST);
    },
  };
}

/** Keeps in this browser what the form says is to be kept there, until it is saved. */
function browserStorage(present: ReturnType<typeof unsavedIn>) {
  let stored = present;
  let pending: number | undefined;

  function flush() {
    if (pending === undefined) return;
    clearTimeout(pending);
    pending = undefined;
    if (stored) storeUnsaved(stored.key, stored.changes);
  }

  return {
    flush,
    store(next: ReturnType<typeof unsavedIn>) {
      if (JSON.stringify(next) === JSON.stringify(stored)) return;
      if (stored && stored.key !== next?.key) forgetUnsaved(stored.key);
      stored = next;
      clearTimeout(pending);
      pending = next ? window.setTimeout(flush, DEBOUNCE) : undefined;
    },
  };
}

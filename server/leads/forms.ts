import { randomUUID } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Visit } from '../platform/visit.ts';
import { sourceOf } from './source.ts';
import { makeStamp } from './stamp.ts';

interface FormMeans {
  clock: Clock;
  secret: string;
  publicUrl: string;
}

/** What form pages carry unseen, besides what is typed. */
export function createForms({ clock, secret, publicUrl }: FormMeans) {
  /** Gives what a form is made with, so that it is stored once however often it is sent. */
  function issueForm(): Record<string, string> {
    return { key: randomUUID(), stamp: makeStamp(secret, clock()) };
  }

  /** The same, for who comes to the page at this address: with where they came from. */
  function issueFormAt(url: URL, visit: Visit): Record<string, string> {
    return { ...sourceOf(url, visit, publicUrl), ...issueForm() };
  }

  return { issueForm, issueFormAt };
}

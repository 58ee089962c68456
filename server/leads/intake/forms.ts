import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Visit } from '../../platform/http/visit.ts';
import { type Arrival, arrivalAt, type Source, sourceFrom } from './source.ts';
import { makeFormToken, readFormToken } from './form-token.ts';

/** What a form page carries unseen, besides what is typed. */
export interface Issued {
  /** What is sent with the same key is stored once. */
  key: string;
  /** When the form was made, and where its visitor came from. */
  stamp: string;
}

/** What a form page sent, and the path of that page. */
export interface SentForm {
  fields: Record<string, unknown>;
  path: string;
}

/** What is known of a form that was sent. */
interface FormFacts {
  /** Null where it has none of ours. */
  id: string | null;
  source: Source;
}

export type Forms = ReturnType<typeof createForms>;

interface FormMeans {
  clock: Clock;
  secret: string;
  publicUrl: string;
}

/** Makes what form pages carry. */
export function createForms({ clock, secret, publicUrl }: FormMeans) {
  const make = (arrival: Arrival, at = clock().getTime()): Issued => ({
    key: randomUUID(),
    stamp: makeFormToken(secret, { id: randomUUID(), at, arrival }),
  });

  /** Gives a form to who comes to a page at this address. */
  function issue(url: URL, visit: Visit): Issued {
    return make(arrivalAt(url, visit, publicUrl));
  }

  /** Gives the next form to who sent one with this stamp from a page at this address. */
  function issueNext(stamp: unknown, url: URL, visit: Visit): Issued {
    return make(readFormToken(secret, stamp)?.arrival ?? arrivalAt(url, visit, publicUrl));
  }

  /** Replaces a used-up form token. The new one keeps its age, because the visitor has been typing since then. */
  function reissue(stamp: unknown, url: URL, visit: Visit): Issued {
    const stamped = readFormToken(secret, stamp);
    return make(stamped?.arrival ?? arrivalAt(url, visit, publicUrl), stamped?.at);
  }

  /** Returns the id of the form that something was sent with, and where its visitor came from. */
  function factsOf({ fields, path }: SentForm): FormFacts {
    const stamped = readFormToken(secret, fields['stamp']);
    return { id: stamped?.id ?? null, source: sourceFrom(stamped?.arrival, path) };
  }

  return { issue, issueNext, reissue, factsOf };
}

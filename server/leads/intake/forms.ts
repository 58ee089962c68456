import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Visit } from '../../platform/http/visit.ts';
import { type FormToken, signFormToken, verifyFormToken } from './form-token.ts';
import { type Arrival, arrivalAt } from './source.ts';

/** The hidden fields of a form. */
export interface IssuedForm {
  /** The idempotency key. */
  key: string;
  form_token: string;
}

/** A form that was sent, with its token verified. */
export interface SubmittedForm {
  fields: Record<string, string>;
  /** The path of the page that it was sent from. */
  path: string;
  /** Null without a valid one. */
  token: FormToken | null;
  /** From the token; without one, from the request that sent the form. */
  arrival: Arrival;
}

export type Forms = ReturnType<typeof createForms>;

interface FormsDependencies {
  clock: Clock;
  secret: string;
  publicUrl: string;
}

/** Issues the hidden fields of forms, and verifies them once when a form is sent. */
export function createForms({ clock, secret, publicUrl }: FormsDependencies) {
  const issueWith = (arrival: Arrival, at = clock().getTime()): IssuedForm => ({
    key: randomUUID(),
    form_token: signFormToken(secret, { id: randomUUID(), at, arrival }),
  });

  /** Issues a form to a visitor of the page at this address. */
  function issue(url: URL, visit: Visit): IssuedForm {
    return issueWith(arrivalAt(url, visit, publicUrl));
  }

  /** Verifies a form that was sent to the page at this address. */
  function receive(fields: Record<string, string>, url: URL, visit: Visit): SubmittedForm {
    const token = verifyFormToken(secret, fields['form_token']);
    return { fields, path: url.pathname, token, arrival: token?.arrival ?? arrivalAt(url, visit, publicUrl) };
  }

  /** Issues the form for a visitor's next message. */
  function issueNext({ arrival }: SubmittedForm): IssuedForm {
    return issueWith(arrival);
  }

  /** Replaces a used-up form token. The new one keeps its age, because the visitor has been typing since then. */
  function reissue({ arrival, token }: SubmittedForm): IssuedForm {
    return issueWith(arrival, token?.at);
  }

  return { issue, receive, issueNext, reissue };
}

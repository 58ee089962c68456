import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { LeadsBasis } from '../dependencies.ts';
import { pathWithoutToken } from '../../platform/http/path-without-token.ts';
import type { Requester } from '../../platform/http/requester.ts';
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
  /** The path of the page that it is on; without a token, of the one it was sent to. */
  path: string;
  /** Null without a valid one. */
  token: FormToken | null;
  /** From the token; without one, from the request that sent the form. */
  arrival: Arrival;
}

/** Issues the hidden fields of forms, and verifies them once when a form is sent. */
export function createForms({ clock, publicUrl }: LeadsBasis, secret: string) {
  const issueWith = (
    { arrival, path }: Pick<SubmittedForm, 'arrival' | 'path'>,
    issuedAt = clock().getTime(),
  ): IssuedForm => ({
    key: randomUUID(),
    form_token: signFormToken(secret, { id: randomUUID(), at: issuedAt, arrival, path }),
  });

  /** Issues a form to a visitor of the page at this address. */
  function issueForm(url: URL, requester: Requester): IssuedForm {
    return issueWith({ arrival: arrivalAt(url, requester, publicUrl), path: pathWithoutToken(url.pathname) });
  }

  /** Verifies a form that was sent to the page at this address, as those in sections of other pages are too. */
  function receiveForm(fields: Record<string, string>, url: URL, requester: Requester): SubmittedForm {
    const token = verifyFormToken(secret, fields['form_token']);
    const arrival = token?.arrival ?? arrivalAt(url, requester, publicUrl);
    return { fields, path: token?.path ?? url.pathname, token, arrival };
  }

  /** Issues the form for a visitor's next message. */
  function issueNextForm(form: SubmittedForm): IssuedForm {
    return issueWith(form);
  }

  /** Replaces a used-up form token. The new one keeps its age, because the visitor has been typing since then. */
  function reissueForm(form: SubmittedForm): IssuedForm {
    return issueWith(form, form.token?.at);
  }

  return { issueForm, receiveForm, issueNextForm, reissueForm };
}

export type Forms = ReturnType<typeof createForms>;

const TOKEN = /^([\w-]{1,20000})\.([\w-]{43})$/;

/** When a form was issued, to whom, and on which page. */
interface FormToken {
  /** Identifies the messages sent with it. */
  id: string;
  /** In milliseconds since the epoch. */
  at: number;
  arrival: Arrival;
  /** None in a form that was opened before an upgrade. */
  path?: string;
}

/** Returns a token as text, signed with HMAC-SHA-256. */
function signFormToken(secret: string, token: FormToken): string {
  const text = Buffer.from(JSON.stringify(token)).toString('base64url');
  return `${text}.${signature(secret, text).toString('base64url')}`;
}

/** Returns the token of a text, or null if it was not signed with this secret. */
function verifyFormToken(secret: string, signed: unknown): FormToken | null {
  const [, text, sent = ''] = (typeof signed === 'string' && TOKEN.exec(signed)) || [];
  if (!text || !timingSafeEqual(signature(secret, text), Buffer.from(sent, 'base64url'))) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as FormToken;
}

function signature(secret: string, text: string) {
  return createHmac('sha256', secret).update(text).digest();
}

import { data } from 'react-router';
import type { Leads, Stored } from '../../../server/leads/intake/intake.ts';
import type { Sending } from '../../../server/leads/spam/spam-filter.ts';
import { serverContext } from '../../server-context.ts';
import type { Route } from '../pages/+types/contact.ts';

export type Values = Record<string, string>;
export type Errors = Record<string, string[]>;

/** `values` fill the form that is shown next: hidden fields only after a success, all that was sent after a refusal. */
export type SubmissionResult =
  | { status: 'stored'; reference: string; values: Values }
  | {
      status: 'refused';
      errors: Errors;
      /** The reason, where no single field is at fault. */
      message?: string;
      values: Values;
    };

type Store = (input: unknown, key: unknown, sending: Sending) => Promise<Stored>;

/** Keeps a form out of caches: its hidden fields belong to one visitor. Passes `Retry-After` on. */
export function formHeaders({ actionHeaders }: Pick<Route.HeadersArgs, 'actionHeaders'>) {
  const retryAfter = actionHeaders.get('retry-after');
  return { 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': retryAfter }) };
}

/** Loads the hidden fields of a new form. */
export function loadForm({ url, context }: Pick<Route.LoaderArgs, 'url' | 'context'>): Values {
  const { leads, visit } = context.get(serverContext);
  return { ...leads.issueForm(url, visit) };
}

/** Stores a submitted form. Reports a failure and shows the visitor no details of it. */
export async function submitForm(
  { request, url, context }: Pick<Route.ActionArgs, 'request' | 'url' | 'context'>,
  chooseStore: (leads: Leads) => Store,
) {
  const { leads, visit, report } = context.get(serverContext);
  const values = await readForm(request);
  const next = leads.issueNextForm(values['stamp'], url, visit);
  const refuse = (init: number | ResponseInit, refusal: { errors?: Errors; message?: string; values?: Values }) =>
    data<SubmissionResult>({ status: 'refused', errors: {}, values: { ...next, ...values }, ...refusal }, init);
  try {
    const sending = { ...visit, form: { fields: values, path: url.pathname } };
    const stored = await chooseStore(leads)(values, values['key'], sending);
    if (stored.ok) return data<SubmissionResult>({ status: 'stored', ...stored.value, values: { ...next } });
    if ('errors' in stored) return refuse(422, { errors: stored.errors });
    if ('conflict' in stored) {
      const reissued = leads.reissueForm(values['stamp'], url, visit);
      return refuse(409, { message: stored.conflict, values: { ...values, ...reissued } });
    }
    const headers = { 'retry-after': String(stored.seconds) };
    return refuse({ status: 429, headers }, { message: stored.sentence ?? '' });
  } catch (error) {
    report(error);
    return refuse(500, {});
  }
}

/** Turns a network error into a refusal, so that the page stays and nothing typed is lost. */
export async function submitFromBrowser({
  request,
  serverAction,
}: Pick<Route.ClientActionArgs, 'request'> & {
  serverAction: () => Promise<SubmissionResult>;
}): Promise<SubmissionResult> {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch {
    return { status: 'refused', errors: {}, values: await readForm(copy) };
  }
}

/** Reads the text fields of a form; an unreadable one has none. */
async function readForm(request: Request): Promise<Values> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));
}

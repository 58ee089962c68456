import { data } from 'react-router';
import type { Leads, Stored } from '../../../server/leads/intake/intake.ts';
import type { Sending } from '../../../server/leads/spam/spam-filter.ts';
import { serverContext, type ServerContext } from '../../server-context.ts';
import type { Route } from '../pages/+types/contact.ts';

export type Values = Record<string, string>;
export type Errors = Record<string, string[]>;

/** What became of a form, and what the next one has: once it is stored another key, else all that was sent. */
export type Sent =
  | { state: 'stored'; reference: string; values: Values }
  | {
      state: 'refused';
      errors: Errors;
      /** Why, where no field is at fault. */
      sentence?: string;
      values: Values;
    };

type Store = (input: unknown, key: unknown, sending: Sending) => Promise<Stored>;

/** A form page is made for one visitor and never cached. A sender over the limit gets `Retry-After`. */
export function formHeaders({ actionHeaders }: Pick<Route.HeadersArgs, 'actionHeaders'>) {
  const wait = actionHeaders.get('retry-after');
  return { 'cache-control': 'no-store', ...(wait && { 'retry-after': wait }) };
}

/** Gives what a form is made with for who comes to its page. */
export function issueForm({ url, context }: Pick<Route.LoaderArgs, 'url' | 'context'>): Values {
  const { leads, visit } = context.get(serverContext);
  return { ...leads.issueForm(url, visit) };
}

/** Stores what was sent; a failure is reported, and told to the visitor without detail. */
export async function answerForm(
  { request, url, context }: Pick<Route.ActionArgs, 'request' | 'url' | 'context'>,
  storeOf: (lent: { leads: Leads }) => Store,
) {
  const lent: ServerContext = context.get(serverContext);
  const values = await readForm(request);
  const next = lent.leads.issueNextForm(values['stamp'], url, lent.visit);
  const refuse = (init: number | ResponseInit, refusal: { errors?: Errors; sentence?: string; values?: Values }) =>
    data<Sent>({ state: 'refused', errors: {}, values: { ...next, ...values }, ...refusal }, init);
  try {
    const sending = { ...lent.visit, form: { fields: values, path: url.pathname } };
    const stored = await storeOf(lent)(values, values['key'], sending);
    if (stored.ok) return data<Sent>({ state: 'stored', ...stored.value, values: { ...next } });
    if ('errors' in stored) return refuse(422, { errors: stored.errors });
    if ('conflict' in stored) {
      const another = lent.leads.reissueForm(values['stamp'], url, lent.visit);
      return refuse(409, { sentence: stored.conflict, values: { ...values, ...another } });
    }
    const headers = { 'retry-after': String(stored.seconds) };
    return refuse({ status: 429, headers }, { sentence: stored.sentence ?? '' });
  } catch (error) {
    lent.report(error);
    return refuse(500, {});
  }
}

/** Turns a connection that broke into a refusal, so that the page stays and nothing typed is lost. */
export async function orFailure({
  request,
  serverAction,
}: Pick<Route.ClientActionArgs, 'request'> & { serverAction: () => Promise<Sent> }): Promise<Sent> {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch {
    return { state: 'refused', errors: {}, values: await readForm(copy) };
  }
}

/** Reads the text fields of a form; one that cannot be read has none. */
async function readForm(request: Request): Promise<Values> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));
}

import {
  data,
  type LoaderFunctionArgs,
  type HeadersArgs,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
} from 'react-router';
import { readFormTexts } from '../../../content/forms.ts';
import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import { inboxWordsIn } from '../../../content/words/inbox/inbox-words.ts';
import type { Sending, Stored } from '../../../server/leads/intake/intake.ts';
import type { Conflict } from '../../../server/platform/outcome.ts';
import { serverContext } from '../../server-context.ts';
import type { FreeTime, TimesOnPage } from '../booking/load-times.ts';

export type Values = Record<string, string>;
export type Errors = Record<string, string[]>;

/** `values` fill the form that is shown next: hidden fields only after a success, all that was sent after a refusal. */
export type SubmissionResult = SubmissionOutcome & {
  /** Of a form that books a time: what is free after that. */
  times?: TimesOnPage | null;
};

type SubmissionOutcome =
  | { status: 'stored'; reference: string; thanks: string; values: Values }
  /** It asked for something else on the page. */
  | { status: 'unsent'; values: Values }
  | {
      status: 'refused';
      errors: Errors;
      /** The reason, where no single field is at fault. */
      message?: string;
      values: Values;
      /** Where a time was taken: the nearest that are free. */
      nearest?: FreeTime[];
      /** The fields whose files the page no longer has, once it is loaded anew. */
      lost?: string[];
    };

/** Keeps a form out of caches: its hidden fields belong to one visitor. Passes `Retry-After` on. */
export function formHeaders({ actionHeaders }: Pick<HeadersArgs, 'actionHeaders'>) {
  const retryAfter = actionHeaders.get('retry-after');
  return { 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': retryAfter }) };
}

/** Loads the hidden fields of a new form. */
export function loadForm({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>): Values {
  const { intake, requester } = context.get(serverContext);
  return { ...intake.issueForm(url, requester) };
}

/** How a form is stored that does more than send a message. */
interface Storing {
  /** What was sent, where that is read already. */
  values?: Values;
  store?: (values: Values, sending: Sending) => Promise<Stored>;
  thanks?: (receipt: object, values: Values) => Promise<string | undefined>;
  nearestOf?: (conflict: Conflict) => Promise<FreeTime[]>;
}

/** Stores a submitted form. Reports a failure and shows the visitor no details of it. */
export async function submitForm(
  { request, url, context }: Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>,
  kind: AnyInboxKind,
  { values: read, store, thanks, nearestOf }: Storing = {},
) {
  const { intake, requester, files, report, readLanguage } = context.get(serverContext);
  const language = await readLanguage();
  const values = read ?? (await readForm(request));
  const form = intake.receiveForm(values, url, requester);
  const next = intake.issueNextForm(form);
  const lost = [...files.keys()];
  const refuse = (
    init: number | ResponseInit,
    refusal: { errors?: Errors; message?: string; values?: Values; nearest?: FreeTime[] },
  ) =>
    data<SubmissionResult>(
      { status: 'refused', errors: {}, values: { ...next, ...values }, ...(files.size > 0 && { lost }), ...refusal },
      init,
    );
  try {
    const sending = { requester, key: values['key'], form, language, files };
    const stored = await (store ? store(values, sending) : intake.store(kind, values, sending));
    if (stored.ok)
      return data<SubmissionResult>({
        status: 'stored',
        reference: stored.value.reference,
        thanks: (await thanks?.(stored.value, values)) ?? inboxWordsIn(language, kind).thanks,
        values: { ...next },
      });
    if ('errors' in stored) return refuse(422, { errors: stored.errors });
    if ('conflict' in stored) {
      const nearest = (await nearestOf?.(stored)) ?? [];
      return refuse(409, {
        message: stored.conflict,
        values: { ...values, ...intake.reissueForm(form) },
        ...(nearest.length > 0 && { nearest }),
      });
    }
    const headers = { 'retry-after': String(stored.seconds) };
    return refuse({ status: 429, headers }, { message: stored.sentence ?? '' });
  } catch (error) {
    report(error);
    return refuse(500, {});
  }
}

/** Turns a network error into a refusal, so that the page stays and nothing typed is lost. No file is lost either. */
export async function submitFromBrowser({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request'> & {
  serverAction: () => Promise<SubmissionResult>;
}): Promise<SubmissionResult> {
  const copy = request.clone();
  try {
    const { lost: _none, ...result } = { lost: [], ...(await serverAction()) };
    return result;
  } catch {
    return { status: 'refused', errors: {}, values: await readForm(copy) };
  }
}

/** An unreadable form has no fields. */
export function readForm(request: Request): Promise<Values> {
  return readFormTexts(request).catch(() => ({}));
}

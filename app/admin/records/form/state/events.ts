import type { AnyRecord } from '../../../../../content/model/record.ts';
import type { Value, Values } from '../../../../../content/model/values.ts';
import type { Review } from '../../../../../server/content/discussion/reviews.ts';
import type { DraftProgress } from '../../../../../server/content/drafts/draft-rows.ts';
import type { Schedule } from '../../../../../server/content/schedules/schedule-rows.ts';
import type { ApiResult, Method } from '../../../../ui/call.ts';
import type { ToastKind } from '../../../../ui/toast.ts';

/** What happens to a form. */
export type FormEvent =
  | { is: 'typed'; name: string; value: Value }
  /** The errors at a path and below it no longer hold. */
  | { is: 'corrected'; path: string }
  /** What only this browser has is given up. */
  | { is: 'changes dropped' }
  | { is: 'question answered'; isSure: boolean }
  /** Somebody has chosen what replaces their values: the saved ones, the newer ones, or both. */
  | { is: 'contest settled'; taken: Values }
  | { is: 'contest left' }
  | { is: 'conflict settled'; taken: Values }
  | { is: 'conflict left' }
  /** Somebody has chosen a time for the draft, or taken it back. */
  | { is: 'scheduled'; schedule: Schedule | null }
  /** Somebody has handed the draft over, or back. */
  | { is: 'reviewed'; review: Review | null }
  | Press
  | { is: 'pause passed' }
  | { is: 'came online' }
  | { is: 'published elsewhere'; draft: number; key: string }
  /** How far the draft has come, on this or another device. */
  | ({ is: 'noticed'; draft: number } & DraftProgress)
  | { is: 'closed' }
  /** What has come of a request, by its number. The step that has sent it knows what is in the answer. */
  | { is: 'uploads ended'; to: number; haveSucceeded: boolean }
  | { is: 'answered'; to: number; answer: ApiResult<unknown> };

/** What waits until nothing else is under way. */
export type Press =
  | { is: 'save pressed'; leaves: boolean }
  | { is: 'publish pressed' }
  | { is: 'join pressed' }
  /** What is in the form goes with the draft; what is typed after the press does not. */
  | { is: 'discard pressed'; values: Values }
  | { is: 'restore pressed'; draft: number }
  | { is: 'undo pressed'; published: AnyRecord }
  /** What is translated was found to be translated, as it is at a version. */
  | { is: 'source seen'; version: number };

/** What is done outside, as data. */
export type Effect =
  | Call
  | { do: 'wait for uploads'; to: number }
  | { do: 'toast'; kind: ToastKind; message: string }
  /** Toasts with a button that undoes it. */
  | { do: 'toast published'; record: AnyRecord; message: string }
  | { do: 'toast discarded'; draft: number; message: string }
  | { do: 'focus field'; path: string }
  | { do: 'focus heading' }
  | { do: 'go'; to: string; replace: boolean; opensAnew?: true }
  /** Loads what surrounds the form again. */
  | { do: 'refresh' }
  /** Opens the form of a record anew, if it was opened since by another name. */
  | { do: 'reopen'; published: AnyRecord; record: AnyRecord };

/** A request to the API. */
export interface Call {
  do: 'call';
  to: number;
  method: Method;
  path: string;
  body?: object;
}

import type { Action } from '../../../server/audit/tables.ts';

/** What the log says of an action, where {who} and {what} stand for a person and a record; and the kind to filter by. */
interface Wording {
  sentence: string;
  kind: ActionKind;
}

type ActionKind = (typeof actionKinds)[number];

const actionKinds = [
  'Created and updated',
  'Published and hidden',
  'Drafts',
  'Schedules',
  'Deleted and restored',
  'Meetings',
  'People and signing in',
  'Personal data',
] as const;

export const wordings: Record<Action, Wording> = {
  created: { sentence: '{who} created {what}', kind: 'Created and updated' },
  updated: { sentence: '{who} updated {what}', kind: 'Created and updated' },
  labelled: { sentence: '{who} labelled a version of {what}', kind: 'Created and updated' },
  moved: { sentence: '{who} moved {what}', kind: 'Created and updated' },
  published: { sentence: '{who} published the draft of {what}', kind: 'Published and hidden' },
  'published on schedule': {
    sentence: 'The {what} was published on schedule, as {who} had planned',
    kind: 'Published and hidden',
  },
  'took back': { sentence: '{who} took back the publication of {what}', kind: 'Published and hidden' },
  'hidden on schedule': {
    sentence: 'The {what} was hidden on schedule, as {who} had planned',
    kind: 'Published and hidden',
  },
  drafted: { sentence: '{who} began a draft of {what}', kind: 'Drafts' },
  discarded: { sentence: '{who} discarded the draft of {what}', kind: 'Drafts' },
  shared: { sentence: '{who} shared a preview of {what}', kind: 'Drafts' },
  unshared: { sentence: '{who} revoked a preview of {what}', kind: 'Drafts' },
  approved: { sentence: '{who} approved the draft of {what}', kind: 'Drafts' },
  'asked for changes to': { sentence: '{who} asked for changes to the draft of {what}', kind: 'Drafts' },
  'commented on': { sentence: '{who} commented on the draft of {what}', kind: 'Drafts' },
  resolved: { sentence: '{who} resolved a comment on the draft of {what}', kind: 'Drafts' },
  'handed over': { sentence: '{who} handed over the draft of {what}', kind: 'Drafts' },
  'handed back': { sentence: '{who} handed back the draft of {what}', kind: 'Drafts' },
  withdrew: { sentence: '{who} took back the draft of {what}, which they had handed over', kind: 'Drafts' },
  scheduled: { sentence: '{who} scheduled {what}', kind: 'Schedules' },
  unscheduled: { sentence: '{who} cancelled the schedule of {what}', kind: 'Schedules' },
  deleted: { sentence: '{who} deleted {what}', kind: 'Deleted and restored' },
  restored: { sentence: '{who} restored {what}', kind: 'Deleted and restored' },
  purged: { sentence: '{who} purged {what}', kind: 'Deleted and restored' },
  confirmed: { sentence: '{who} confirmed {what}', kind: 'Meetings' },
  rescheduled: { sentence: '{who} rescheduled {what}', kind: 'Meetings' },
  declined: { sentence: '{who} declined {what}', kind: 'Meetings' },
  cancelled: { sentence: '{who} cancelled {what}', kind: 'Meetings' },
  invited: { sentence: '{who} invited {what}', kind: 'People and signing in' },
  registered: { sentence: '{who} registered', kind: 'People and signing in' },
  'signed in': { sentence: '{who} signed in', kind: 'People and signing in' },
  'changed password': { sentence: '{who} changed their password', kind: 'People and signing in' },
  'reset password': { sentence: '{who} reset their password', kind: 'People and signing in' },
  'changed email': { sentence: '{who} changed the email address of {what}', kind: 'People and signing in' },
  'changed role': { sentence: '{who} changed the role of {what}', kind: 'People and signing in' },
  'added a passkey': { sentence: '{who} added a passkey', kind: 'People and signing in' },
  'removed a passkey': { sentence: '{who} removed a passkey', kind: 'People and signing in' },
  'set up an app': { sentence: '{who} switched on two-step sign-in', kind: 'People and signing in' },
  'turned off the app': { sentence: '{who} switched off two-step sign-in', kind: 'People and signing in' },
  'renewed recovery codes': { sentence: '{who} made new recovery codes', kind: 'People and signing in' },
  'used a recovery code': { sentence: '{who} used a recovery code', kind: 'People and signing in' },
  'failed the second step': {
    sentence: '{who} typed the right password and a wrong code',
    kind: 'People and signing in',
  },
  'renewed the secret of': { sentence: '{who} made a new secret for {what}', kind: 'Created and updated' },
  'reset two-step sign-in': { sentence: '{who} reset two-step sign-in of {what}', kind: 'People and signing in' },
  'required two-step sign-in': { sentence: '{who} required two-step sign-in of {what}', kind: 'People and signing in' },
  'created a token': { sentence: '{who} created the token {what}', kind: 'People and signing in' },
  'revoked a token': { sentence: '{who} revoked the token {what}', kind: 'People and signing in' },
  revoked: { sentence: '{who} revoked {what}', kind: 'People and signing in' },
  disabled: { sentence: '{who} disabled {what}', kind: 'People and signing in' },
  enabled: { sentence: '{who} enabled {what}', kind: 'People and signing in' },
  exported: { sentence: '{who} exported {what}', kind: 'Personal data' },
  downloaded: { sentence: '{who} downloaded a backup', kind: 'Personal data' },
  'replied to': { sentence: '{who} replied to {what}', kind: 'Created and updated' },
  'downloaded a file of': { sentence: '{who} downloaded a file of {what}', kind: 'Personal data' },
  erased: { sentence: '{who} erased {what}', kind: 'Personal data' },
};

/** Kinds of actions to filter by, each with the names of its actions as the API expects them. */
export const kindOptions = actionKinds.map((kind) => ({
  label: kind,
  value: Object.entries(wordings)
    .flatMap(([action, wording]) => (wording.kind === kind ? action : []))
    .join(),
}));

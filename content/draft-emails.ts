import type { Language } from './languages.ts';
import type { Permission } from './permissions.ts';

const MINUTE = 60_000; // ms

/** What causes emails about a draft. */
export interface DraftNotice {
  kind: DraftEmailKind;
  draftId: number;
  /** The ids of those who get one, unless they have caused it. */
  to: readonly (number | null)[];
  by: { id: number | null };
}

/** What has happened to a draft, as an email says it. */
export interface DraftNews {
  title: string;
  /** Of a translation. */
  language: Language | null;
  /** Where its form is. */
  path: string;
  events: DraftEvent[];
}

export interface DraftEvent {
  by: string;
  did: 'handed over' | 'handed back' | 'commented' | 'approved' | 'changes' | 'not published';
  /** The words that a comment is about. */
  quote: string | null;
  text: string | null;
}

/** An email to a colleague about a draft. */
interface DraftEmail {
  /** When one gets it, where one can switch it off. */
  readonly label: string;
  /** Only who has this permission can ever get it. */
  readonly permission: Permission;
  /** How long it waits for more of the same, in ms, so that many become one. */
  readonly waits: number;
}

export type DraftEmailKind = keyof typeof draftEmails;

/** Every email about a draft. People switch off those that they do not want. */
export const draftEmails = {
  'handed over': {
    label: 'A colleague hands me a draft, or hands one to everybody who publishes',
    permission: 'publish content',
    waits: MINUTE,
  },
  'handed back': { label: 'A draft that I handed over comes back', permission: 'write drafts', waits: MINUTE },
  commented: {
    label: 'Somebody comments on a draft that I began, shared, reviewed or commented on',
    permission: 'write drafts',
    waits: 5 * MINUTE,
  },
  decided: {
    label: 'A client approves a draft that I began or shared, or asks for changes',
    permission: 'write drafts',
    waits: 5 * MINUTE,
  },
  'not published': {
    label: 'A draft that I began or scheduled could not be published on time',
    permission: 'write drafts',
    waits: 0,
  },
} as const satisfies Record<string, DraftEmail>;

export const draftEmailKinds = Object.keys(draftEmails) as DraftEmailKind[];

/** Whether an email of the outbox is about a draft. */
export function isDraftEmail(kind: string): kind is DraftEmailKind {
  return Object.hasOwn(draftEmails, kind);
}

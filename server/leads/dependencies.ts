import type { Language } from '../../content/languages.ts';
import type { Attachments } from '../attachments/attachments.ts';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log/log.ts';
import type { Mail, Mailbox } from '../platform/mail.ts';
import type { MailWorker } from './email/mail-worker.ts';
import type { Outbox } from './email/outbox.ts';
import type { Agency } from './email/templates.ts';
import type { Assignees } from './inbox/assignees.ts';
import type { MessageLimits } from './intake/message-limits.ts';
import type { LeadDatabase } from './tables.ts';

/** What those share who receive, keep and answer leads: each takes what it needs. */
export interface LeadsBasis {
  db: LeadDatabase;
  clock: Clock;
  log: Log;
  /** Reads the time zone of the agency. */
  readTimeZone: () => Promise<string>;
  /** Reads the language that visitors are written to in. */
  readLanguage: () => Promise<Language>;
  /** The address visitors use, without a trailing slash. */
  publicUrl: string;
  /** How long an inbox item is kept. */
  retentionDays: number;
  /** Whether limits apply that all visitors share. */
  isRateLimited: boolean;
  mail: Mail;
  /** Whether emails can be sent, as a transaction sees it. */
  isMailConfigured: (db: LeadDatabase) => Promise<boolean>;
  /** Reads the sender of emails. */
  readSender: () => Promise<Mailbox>;
  readAgency: () => Promise<Agency>;
  assignees: Assignees;
  messageLimits: MessageLimits;
  /** The files of visitors. */
  attachments: Attachments;
}

export interface LeadsDependencies extends LeadsBasis {
  outbox: Outbox;
  mailWorker: MailWorker;
}

import type { Clock } from '../platform/clock.ts';
import type { Mail } from '../platform/mail.ts';
import type { Tickets } from '../platform/ticket.ts';
import type { BackgroundTasks } from '../platform/process/background-tasks.ts';
import type { ChangeLog } from './factors/account-changes.ts';
import type { PasskeyProofs } from './factors/passkeys/passkey-proofs.ts';
import type { RelyingParty } from './factors/passkeys/relying-party.ts';
import type { RecoveryCodes } from './factors/recovery-codes.ts';
import type { KnownSenders } from './sign-in/known-senders.ts';
import type { Throttle } from './sign-in/throttle.ts';
import type { AccountDatabase } from './tables.ts';

export interface AccountsDependencies {
  db: AccountDatabase;
  clock: Clock;
  /** The address visitors use, without a trailing slash. */
  publicUrl: string;
  mail: Mail;
  runInBackground: BackgroundTasks['runInBackground'];
  throttle: Throttle;
  knownSenders: KnownSenders;
  tickets: Tickets;
  recoveryCodes: RecoveryCodes;
  relyingParty: RelyingParty;
  passkeyProofs: PasskeyProofs;
  noteChange: ChangeLog;
}

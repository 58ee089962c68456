import type { BackgroundTasks } from '../platform/process/background-tasks.ts';
import type { Clock } from '../platform/clock.ts';
import type { Mail } from '../platform/mail.ts';
import type { KnownSenders } from './sign-in/known-senders.ts';
import type { AccountDatabase } from './tables.ts';
import type { Throttle } from './sign-in/throttle.ts';

/** What every part of the accounts works with. */
export interface AccountsDependencies {
  accounts: AccountDatabase;
  clock: Clock;
  /** The address visitors use, without a slash at its end. */
  publicUrl: string;
  mail: Mail;
  runInBackground: BackgroundTasks['runInBackground'];
  throttle: Throttle;
  knownSenders: KnownSenders;
}

import type { Afterwards } from '../platform/afterwards.ts';
import type { Clock } from '../platform/clock.ts';
import type { Mail } from '../platform/mail.ts';
import type { AccountDatabase } from './tables.ts';

/** What every part of the accounts works with. */
export interface Means {
  accounts: AccountDatabase;
  clock: Clock;
  /** The address visitors use, without a slash at its end. */
  publicUrl: string;
  mail: Mail;
  afterwards: Afterwards['afterwards'];
}

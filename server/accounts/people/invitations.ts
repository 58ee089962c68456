import { z } from 'zod';
import { email, optional } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/schema.ts';
import type { Actor } from '../../audit/audit-log.ts';
import { done, fieldErrors, missing, type Missing, type Outcome, refused } from '../../platform/outcome.ts';
import { invitationLetter } from '../emails.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { EMAIL_TAKEN, isTaken } from './new-person.ts';
import { note } from '../log-activity.ts';
import { oneByOneFor } from '../sign-in/mutex.ts';
import { isUnused, makeRegistrationLink } from './registration-links.ts';

const VALID_FOR = 7 * 24 * 60 * 60 * 1000; // ms

/** What an invitation may say. */
export const invitation = z.preprocess(
  (input) => input ?? {},
  z.object({ email: schemaOf(optional(email('Email'))) }, 'The invitation must be sent as named fields.'),
);

export interface Invitation {
  id: number;
  email: string | null;
  invited_by: string | null;
  created_at: string;
  expires_at: string;
}

export interface NewInvitation {
  id: number;
  email: string | null;
  link: string;
  expires_at: string;
  /** Whether the link is also on its way by mail. */
  isMailed: boolean;
}

/** Links with which an administrator lets someone else register: each works once, for seven days. */
export function createInvitations({ accounts, clock, publicUrl, mail, runInBackground }: AccountsDependencies) {
  /** Takes an e-mail address or none; gives the link, which is shown this once. Refuses who has an account. */
  async function make(input: unknown, by: Actor): Promise<Outcome<NewInvitation>> {
    const checked = invitation.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const address = checked.data.email?.toLowerCase() ?? null;
    if (address && (await isTaken(accounts, address))) return refused(EMAIL_TAKEN);
    const now = clock();
    const expires = new Date(now.getTime() + VALID_FOR);
    const made = await oneByOneFor(accounts, by, async (transaction) => {
      const from = { kind: 'invitation', email: address, invited_by: by.id, inviter: by.name } as const;
      const made = await makeRegistrationLink(transaction, from, { publicUrl, now, expires });
      await note(transaction, { ...deed(made.id, address), by, action: 'invited', at: now });
      return made;
    });
    const isMailed = address !== null && mail.isConfigured;
    if (isMailed) {
      const letter = invitationLetter({ to: address, inviter: by.name, link: made.link, publicUrl });
      runInBackground(() => mail.send(letter), 'An invitation could not be mailed.');
    }
    return done({ ...made, email: address, expires_at: expires.toISOString(), isMailed });
  }

  /** Gives the invitations that can still be used, newest first. */
  function list(): Promise<Invitation[]> {
    return open(clock())
      .select(['id', 'email', 'inviter as invited_by', 'created_at', 'expires_at'])
      .orderBy('id', 'desc')
      .execute();
  }

  /** Takes an invitation back, so that its link no longer works. */
  function withdraw(id: number, by: Actor): Promise<Outcome<true> | Missing> {
    return oneByOneFor(accounts, by, async (transaction) => {
      const now = clock();
      const found = await open(now, transaction).select('email').where('id', '=', id).executeTakeFirst();
      if (!found) return missing;
      await transaction.deleteFrom('registration_links').where('id', '=', id).execute();
      await note(transaction, { ...deed(id, found.email), by, action: 'revoked', at: now });
      return done(true);
    });
  }

  function open(now: Date, from = accounts) {
    return from
      .selectFrom('registration_links')
      .where('kind', '=', 'invitation')
      .where((link) => isUnused(link, now));
  }

  return { make, list, withdraw };
}

function deed(recordId: number, address: string | null) {
  return { subject: 'invitation', recordId, title: address ?? 'Whoever has the link' };
}

import { z } from 'zod';
import { optional, publicEmail } from '../../../content/model/field.ts';
import type { Role } from '../../../content/roles.ts';
import { schemaOf } from '../../../content/model/kinds.ts';
import { type Actor, logActivity } from '../../audit/audit-log.ts';
import { done, fieldErrors, missing, type Missing, type Outcome, refused } from '../../platform/outcome.ts';
import type { EmailMessage } from '../../platform/mail.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { EMAIL_TAKEN, isTaken, role } from './new-person.ts';
import { isSent } from '../awaited-email.ts';
import { changeAccountsAs } from '../change-accounts.ts';
import type { AccountDatabase } from '../tables.ts';
import { createRegistrationLink, isUsable } from './registration-links.ts';

const VALID_FOR = 7 * 24 * 60 * 60 * 1000; // ms

export const invitation = z.preprocess(
  (input) => input ?? {},
  z.object(
    { email: schemaOf(optional(publicEmail('Email'))), role: role.default('writer') },
    'The invitation must be sent as named fields.',
  ),
);

export interface Invitation {
  id: number;
  email: string | null;
  role: Role;
  invited_by: string | null;
  invited_by_id: number | null;
  created_at: string;
  expires_at: string;
}

/** Whether its link was sent, as far as that was known in time; null where it was to go nowhere. */
type NewInvitation = Pick<Invitation, 'id' | 'email' | 'role' | 'expires_at'> & {
  link: string;
  isMailed: boolean | null;
  /** Whether it takes the place of an earlier one. */
  isAgain: boolean;
};

/** Invitations to register: links that work once, for seven days. */
export function createInvitations(dependencies: AccountsDependencies) {
  const { db, clock, publicUrl, mail } = dependencies;

  /**
   * Creates an invitation and emails it if an address is given. Only the hash of its link is stored. An open one for the same address
   * stops working: whoever invites somebody again means what they say now, the role included.
   */
  async function create(input: unknown, by: Actor): Promise<Outcome<NewInvitation>> {
    const checked = invitation.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { role } = checked.data;
    const address = checked.data.email?.toLowerCase() ?? null;
    if (address && (await isTaken(db, address))) return refused(EMAIL_TAKEN);
    const now = clock();
    const expires = new Date(now.getTime() + VALID_FOR);
    const created = await changeAccountsAs(db, by, async (transaction) => {
      const replaced = address ? await open(now, transaction).select('id').where('email', '=', address).execute() : [];
      for (const { id } of replaced) await close(transaction, { id, email: address, by, now });
      const from = { kind: 'invitation', email: address, role, invited_by: by.id, inviter_name: by.name } as const;
      const created = await createRegistrationLink(transaction, from, { publicUrl, now, expires });
      await logActivity(transaction, { ...entryOf(created.id, address), by, action: 'invited', at: now });
      return { ...created, isAgain: replaced.length > 0 };
    });
    const isToBeMailed = address !== null && (await mail.isConfigured());
    const isMailed = isToBeMailed
      ? await isSent(
          dependencies,
          invitationEmail({ to: address, inviter: by.name, link: created.link, publicUrl }),
          UNSENT,
        )
      : null;
    return done({ ...created, email: address, role, expires_at: expires.toISOString(), isMailed });
  }

  /** Returns the invitations that can still be used, newest first. */
  function list(): Promise<Invitation[]> {
    return open(clock())
      .select(['id', 'email', 'role', 'created_at', 'expires_at'])
      .select(['inviter_name as invited_by', 'invited_by as invited_by_id'])
      .orderBy('id', 'desc')
      .execute();
  }

  function withdraw(id: number, by: Actor): Promise<Outcome<true> | Missing> {
    return changeAccountsAs(db, by, async (transaction) => {
      const now = clock();
      const found = await open(now, transaction).select('email').where('id', '=', id).executeTakeFirst();
      if (!found) return missing;
      await close(transaction, { id, ...found, by, now });
      return done(true);
    });
  }

  async function close(
    transaction: AccountDatabase,
    { id, email, by, now }: { id: number; email: string | null; by: Actor; now: Date },
  ) {
    await transaction.deleteFrom('registration_links').where('id', '=', id).execute();
    await logActivity(transaction, { ...entryOf(id, email), by, action: 'revoked', at: now });
  }

  function open(now: Date, from = db) {
    return from
      .selectFrom('registration_links')
      .where('kind', '=', 'invitation')
      .where((link) => isUsable(link, now));
  }

  return { create, list, withdraw };
}

const UNSENT = 'An invitation could not be emailed.';

function entryOf(recordId: number, address: string | null) {
  return { subject: 'invitation', recordId, title: address ?? 'Anyone with the link' };
}

function invitationEmail({
  to,
  inviter,
  link,
  publicUrl,
}: Record<'to' | 'inviter' | 'link' | 'publicUrl', string>): EmailMessage {
  const { host } = new URL(publicUrl);
  return {
    to,
    subject: `Your invitation to ${host}`,
    text: `Hello,

${inviter} has invited you to help run ${host}. To accept, choose your name and password within seven days:

${link}

The link works once. If you weren't expecting this, you can ignore this email.
`,
    links: [link],
  };
}

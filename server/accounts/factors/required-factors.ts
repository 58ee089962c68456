import { z } from 'zod';
import { type Role, roles } from '../../../content/roles.ts';
import type { Actor } from '../../audit/audit-log.ts';
import { logActivity } from '../../audit/audit-log.ts';
import { type Conflict, conflicting, done, fieldErrors, type Outcome, refused } from '../../platform/outcome.ts';
import { changeAccountsAs } from '../change-accounts.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { hasFactor } from './factors.ts';

export const requiredFactors = z.object(
  {
    roles: z
      .array(z.enum(roles, `Roles must be any of: ${roles.join(', ')}.`), 'Roles must be a list.')
      .max(roles.length, 'Each role can be named once.')
      .overwrite((named) => roles.filter((role) => named.includes(role)))
      .describe('Who has to set up a second step before they can do anything else'),
  },
  'The roles must be sent as a named field.',
);

/** The roles whose people need a second step. */
export function createRequiredFactors({ db, clock, relyingParty }: AccountsDependencies) {
  async function read(): Promise<{ roles: Role[] }> {
    const required = await db.selectFrom('required_factors').select('role').execute();
    return { roles: roles.filter((role) => required.some((row) => row.role === role)) };
  }

  /** Says anew which roles need one; a conflict for an owner who has none. */
  async function write(input: unknown, by: Actor & { id: number }): Promise<Outcome<{ roles: Role[] }> | Conflict> {
    const checked = requiredFactors.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    return changeAccountsAs(db, by, async (transaction) => {
      if (!(await hasFactor(transaction, by.id, relyingParty.id))) return conflicting(HAS_NONE);
      const now = clock();
      const rows = checked.data.roles.map((role) => ({ role, created_at: now.toISOString() }));
      await transaction.deleteFrom('required_factors').execute();
      if (rows.length > 0) await transaction.insertInto('required_factors').values(rows).execute();
      const title = checked.data.roles.join(', ') || 'nobody';
      await logActivity(transaction, {
        by,
        action: 'required two-step sign-in',
        subject: 'user',
        recordId: null,
        title,
        at: now,
      });
      return done(checked.data);
    });
  }

  return { read, write };
}

const HAS_NONE = 'Set up two-step sign-in for yourself first, so that you know the way.';

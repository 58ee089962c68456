import { may, type Permission, type SignedInUser } from '../../../content/permissions.ts';
import { session } from '../../ui/session.ts';
import { callApi } from './api.ts';

let known: { token: string | null; user: Promise<SignedInUser | null> } | null = null;

/** Reads who is signed in, anew for the shell; null if that could not be loaded. */
export function readSignedIn({ isStale = false } = {}): Promise<SignedInUser | null> {
  const token = session.token();
  if (isStale || known?.token !== token) known = { token, user: read() };
  return known.user;
}

/** Whether a screen loads what needs a permission. */
export async function mayLoad(permission: Permission): Promise<boolean> {
  const user = await readSignedIn();
  return user === null || may(user, permission);
}

async function read() {
  const result = await callApi<{ data: SignedInUser }>('GET', '/account');
  return result.ok ? result.body.data : null;
}

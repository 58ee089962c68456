import { useRouteLoaderData } from 'react-router';
import { may, type Permission, type SignedInUser } from '../../../content/permissions.ts';
import { session } from '../../ui/call.ts';
import { callApi } from './api.ts';
import type { clientLoader } from '../shell/shell.tsx';
import { permissionAt } from '../shell/screens.ts';

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

/** Returns who is signed in; null if that could not be loaded. */
export function useSignedIn(): SignedInUser | null {
  return useRouteLoaderData<typeof clientLoader>('admin/shell/shell')?.user ?? null;
}

/** Returns how a sentence calls somebody: “you” if they are signed in here. A program in one's name has both names. */
export function useNameOf(): (name: string, id: number | null) => string {
  const self = useSignedIn();
  return (name, id) => (id !== null && id === self?.id && name === self.name ? 'you' : name);
}

/** Whether to offer what needs a permission. The API decides where it is unknown who is signed in. */
export function useMay(permission: Permission): boolean {
  const self = useSignedIn();
  return self === null || may(self, permission);
}

/** Returns whether to offer a screen, by its address. */
export function useMayOpen(): (address: string) => boolean {
  const self = useSignedIn();
  return (address) => self === null || mayOpen(self, address);
}

/** Whether somebody may open a screen, by its address. */
export function mayOpen(user: SignedInUser, address: string): boolean {
  return may(user, permissionAt(address.replace(/[?#].*/s, '')));
}

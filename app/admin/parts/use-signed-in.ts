import { useRouteLoaderData } from 'react-router';
import type { clientLoader } from '../shell/shell.tsx';
import { may, type Permission, type SignedInUser } from '../../../content/permissions.ts';
import { permissionAt } from '../shell/screens.ts';

/** Returns who is signed in; null if that could not be loaded. */
export function useSignedIn(): SignedInUser | null {
  return useRouteLoaderData<typeof clientLoader>('admin/shell/shell')?.user ?? null;
}

/** Returns how a sentence calls somebody: “you” if they are signed in here. */
export function useNameOf(): (name: string, id: number | null) => string {
  const self = useSignedIn();
  return (name, id) => (id !== null && id === self?.id ? 'you' : name);
}

/** Whether to offer what needs a permission. The API decides where it is unknown who is signed in. */
export function useMay(permission: Permission): boolean {
  const self = useSignedIn();
  return self === null || may(self, permission);
}

/** Returns whether to offer a screen, by its path. */
export function useMayOpen(): (path: string) => boolean {
  const self = useSignedIn();
  return (path) => self === null || may(self, permissionAt(path));
}

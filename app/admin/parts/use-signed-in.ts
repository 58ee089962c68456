import { useRouteLoaderData } from 'react-router';
import type { clientLoader } from '../shell/shell.tsx';
import type { SignedInUser } from '../../../content/permissions.ts';

/** Returns who is signed in; null if that could not be loaded. */
export function useSignedIn(): SignedInUser | null {
  return useRouteLoaderData<typeof clientLoader>('admin/shell/shell')?.user ?? null;
}

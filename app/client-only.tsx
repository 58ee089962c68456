import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { type LinksFunction, Outlet } from 'react-router';
import type { RouteHandle } from './root.tsx';
import { Mantine } from './ui/mantine.tsx';
import { Waiting } from './ui/loading.tsx';

export const handle: RouteHandle = { scripts: 'at once' };

/** The first text is laid out in its own font, not in another one first. */
export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: inter, crossOrigin: 'anonymous' },
];

export const headers = () => ({ 'cache-control': 'no-store' });

/** These screens need the token, which only the browser has; the server renders what stands there until then. */
export async function clientLoader() {
  return null;
}

export const HydrateFallback = Waiting;

/** What sign-in and admin screens stand in. A toast outlives the way from one to the other. */
export default function ClientOnly() {
  return (
    <Mantine>
      <Outlet />
    </Mantine>
  );
}

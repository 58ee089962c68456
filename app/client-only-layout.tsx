import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { type LinksFunction, Outlet } from 'react-router';
import type { RouteHandle } from './root.tsx';
import { Mantine } from './ui/mantine.tsx';
import { LoadingPage } from './ui/loading.tsx';

export const handle: RouteHandle = { scripts: 'immediately' };

/** Preloads the font, so that text is not laid out twice. */
export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: inter, crossOrigin: 'anonymous' },
];

export const headers = () => ({ 'cache-control': 'no-store' });

/** Opts these screens out of server rendering, as only the browser has the access token. */
export async function clientLoader() {
  return null;
}

export const HydrateFallback = LoadingPage;

/** The layout of sign-in and admin screens, which keeps toasts across a redirect from one to the other. */
export default function ClientOnlyLayout() {
  return (
    <Mantine>
      <Outlet />
    </Mantine>
  );
}

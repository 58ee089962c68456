import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { ColorSchemeScript } from '@mantine/core';
import { use } from 'react';
import { type LinksFunction, Outlet } from 'react-router';
import type { RouteHandle } from './root.tsx';
import { Mantine } from './ui/mantine.tsx';
import { iconOf, useAgency } from './ui/agency.tsx';
import { Nonce } from './ui/nonce.ts';

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

/** The page of a client-only screen until its code has loaded. Its head carries what that code needs to start. */
export function HydrateFallback() {
  const agency = useAgency();
  const nonce = use(Nonce);
  return (
    <main>
      <title>{agency.name}</title>
      <meta name="robots" content="noindex" />
      <link rel="icon" href={iconOf(agency)} />
      <meta property="csp-nonce" nonce={nonce} />
      <ColorSchemeScript nonce={nonce} defaultColorScheme="auto" />
      <p className="waiting">Loading…</p>
      <noscript>
        <p>This part of the site needs JavaScript. The pages for visitors do not.</p>
      </noscript>
    </main>
  );
}

/** The layout of sign-in and admin screens, which keeps toasts across a redirect from one to the other. */
export default function ClientOnlyLayout() {
  return (
    <Mantine>
      <Outlet />
    </Mantine>
  );
}

import { use } from 'react';
import { ColorSchemeScript } from '@mantine/core';
import { iconOf, useAgency } from './agency.tsx';
import { Nonce } from './nonce.ts';

/** The page of a client-only screen until its code has loaded. Its head carries what that code needs to start. */
export function LoadingPage() {
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

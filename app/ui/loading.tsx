import { use } from 'react';
import { ColorSchemeScript } from '@mantine/core';
import { iconOf, useAgency } from './agency.tsx';
import { Nonce } from './nonce.ts';

/** What stands in a page that is made in the browser until it is. Its parts tell the browser's code how to begin. */
export function Waiting() {
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

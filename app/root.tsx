import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, useMatches } from 'react-router';
import { PageStyles } from './site/layout/page-styles.tsx';
import { ScriptsOnUse } from './scripts-on-use.tsx';

/** Only routes that ask for it, by `handle`, get script in the page: at once, or when its form is used. */
export interface RouteHandle {
  scripts: 'at once' | 'on use';
}

export function Layout({ children }: { children: ReactNode }) {
  const scripts = useMatches().map(({ handle }) => (handle as RouteHandle | undefined)?.scripts);
  const isInteractive = scripts.some(Boolean);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Links />
        <PageStyles />
      </head>
      <body>
        {children}
        {scripts.includes('at once') && <Scripts />}
        {scripts.includes('on use') && <ScriptsOnUse />}
        {import.meta.env.DEV && !isInteractive && <ReloadInDevelopment />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <main>
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <h1>Something went wrong on our side</h1>
      <p>Please try again in a minute.</p>
      <p>
        <a href="/">Go Back To Home!</a>
      </p>
    </main>
  );
}

// Pages without script still follow the editor while one develops.
function ReloadInDevelopment() {
  return <script type="module" src="/@vite/client" />;
}

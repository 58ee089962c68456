import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, useMatches } from 'react-router';
import { PageStyles } from './site/layout/page-styles.tsx';
import { DeferredScripts } from './deferred-scripts.tsx';

/** Pages have no client scripts unless a route asks for them by its `handle`. */
export interface RouteHandle {
  /** When they load: with the page, or on the first use of its form. */
  scripts: 'immediately' | 'on interaction';
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
        {scripts.includes('immediately') && <Scripts />}
        {scripts.includes('on interaction') && <DeferredScripts />}
        {import.meta.env.DEV && !isInteractive && <DevelopmentReload />}
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

/** Reloads pages without client scripts when a source file changes. */
function DevelopmentReload() {
  return <script type="module" src="/@vite/client" />;
}

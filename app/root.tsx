import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, useMatches } from 'react-router';
import { Placeholders } from './site/parts/placeholders.tsx';

/** Only routes that ask for it, by `handle`, get script in the page. */
export interface RouteHandle {
  scripts: true;
}

export function Layout({ children }: { children: ReactNode }) {
  const isInteractive = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.scripts);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Links />
        <Placeholders />
      </head>
      <body>
        {children}
        {isInteractive && <Scripts />}
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

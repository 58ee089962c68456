import type { ReactNode } from 'react';

interface DocumentProps {
  head: ReactNode;
  /** Without client scripts, a page is reloaded in development when a source file changes. */
  scripts?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** The HTML document of every page. */
export function Document({ head, scripts, className, children }: DocumentProps) {
  return (
    <html lang="en" className={className} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
      </head>
      <body>
        {children}
        {scripts ?? (import.meta.env.DEV && <script type="module" src="/@vite/client" />)}
      </body>
    </html>
  );
}

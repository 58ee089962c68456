import type { ReactNode } from 'react';
import type { BrandStyle } from '../content/brand/brand-styles.ts';
import { type Language, languages } from '../content/languages.ts';

interface DocumentProps {
  language: Language;
  head: ReactNode;
  /** Without client scripts, a page is reloaded in development when a source file changes. */
  scripts?: ReactNode;
  /** That of the brand, on pages of the site. */
  style?: BrandStyle | undefined;
  children: ReactNode;
}

/** The HTML document of every page. */
export function Document({ language, head, scripts, style, children }: DocumentProps) {
  const { dir, letters } = languages[language];
  const classes = [style && `style-${style}`, letters !== 'latin' && `letters-${letters}`, dir === 'rtl' && 'rtl'];
  return (
    <html
      lang={language}
      dir={dir === 'rtl' ? 'rtl' : undefined}
      className={classes.filter(Boolean).join(' ') || undefined}
      suppressHydrationWarning
    >
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

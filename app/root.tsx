import { type ReactNode, use } from 'react';
import { Links, Outlet, Scripts, useMatches } from 'react-router';
import { DeferredScripts } from './deferred-scripts.tsx';
import { Document } from './document.tsx';
import { PageLanguage, PlainErrorPage } from './plain-error-page.tsx';
import { PageStyles } from './site/layout/page-styles.tsx';
import type { SiteData } from './site/layout/site-data.ts';
import { usePictures } from './site/pictures/picture.tsx';

/** What a route asks for by its `handle`. */
export interface RouteHandle {
  /** When its client scripts load: with the page, or on the first use of its form. Other pages have none. */
  scripts?: 'immediately' | 'on interaction';
  /** Whether pages of this site may show it in a frame. */
  isFramed?: true;
}

const scriptElements = { immediately: <Scripts />, 'on interaction': <DeferredScripts /> };

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const site = matches.find(({ id }) => id === 'site');
  const siteData = site?.loaderData as SiteData | undefined;
  const scripts = siteData?.preview
    ? undefined
    : matches.map(({ handle }) => (handle as RouteHandle | undefined)?.scripts).find(Boolean);
  const known = use(PageLanguage).language;
  const language = siteData?.language ?? known;
  return (
    <Document
      language={language}
      head={
        <>
          <Links />
          <PageStyles hasSiteStyles={Boolean(site)} brand={siteData?.brand} pictures={usePictures()} />
        </>
      }
      style={siteData?.brand.style}
      scripts={scripts && scriptElements[scripts]}
    >
      {children}
    </Document>
  );
}

export default function Root() {
  return <Outlet />;
}

export const ErrorBoundary = PlainErrorPage;

import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import { serverContext } from '../../server-context.ts';
import type { Route } from './+types/layout.ts';
import { yearOnly } from '../parts/date-formats.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SpeculationRules } from './speculation-rules.tsx';
import { ErrorPage } from './error-page.tsx';
import type { SiteFacts } from './site-facts.ts';
import { themeColours } from './theme-colours.ts';

export async function loader({ context, url }: Route.LoaderArgs): Promise<SiteFacts> {
  const { site, publicUrl, timeZone, retentionDays, now } = context.get(serverContext);
  const year = yearOnly(timeZone).format(now());
  const path = url.pathname.replace(/(.)\/+$/, '$1');
  return { ...(await site.readSetting()), year, publicUrl, timeZone, retentionDays, path, themeColours };
}

// After a network error in a form, reloading this would fail too, and replace the page.
export const shouldRevalidate = () => false;

export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const facts = useRouteLoaderData<typeof loader>('site');
  if (!facts) throw error;
  return (
    <Frame>
      <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
    </Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <>
      <a href="#content" className="not-printed button fixed start-4 -top-20 z-50 focus:top-4">
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      <SpeculationRules />
    </>
  );
}

import { isRouteErrorResponse, Outlet } from 'react-router';
import { serverContext } from '../../server-context.ts';
import type { Route } from './+types/layout.ts';
import { ErrorPage } from './error-page.tsx';
import { Frame } from './frame.tsx';
import { useSite } from './site-data.ts';
import { readSite } from '../loading/read-site.ts';
import { pathIn } from '../../../content/languages.ts';
import { recordAt } from '../../../content/paths.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return readSite(context.get(serverContext), url.pathname.replace(/(?<=[^/])\/+$/, ''));
}

// After a network error in a form, reloading this would fail too, and replace the page.
export const shouldRevalidate = () => false;

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame site={loaderData} editLink={<EditLink />}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  if (!loaderData) throw error;
  return (
    <Frame site={loaderData}>
      <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
    </Frame>
  );
}

/** Links editors to the form of this page. */
function EditLink() {
  const { isEditor, path, translation = null } = useSite();
  if (!isEditor || !recordAt(path)) return null;
  return (
    <aside lang="en" aria-label="For editors" className="not-printed fixed end-4 bottom-4 z-40">
      <a
        href={`/admin/at?path=${encodeURIComponent(pathIn(translation, path))}`}
        className="button-quiet bg-surface shadow-xl"
      >
        Edit this page
      </a>
    </aside>
  );
}

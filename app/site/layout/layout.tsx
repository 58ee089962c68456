import { isRouteErrorResponse, Outlet } from 'react-router';
import { serverContext } from '../../server-context.ts';
import type { Route } from './+types/layout.ts';
import { EditLink } from './edit-link.tsx';
import { ErrorPage } from './error-page.tsx';
import { Frame } from './frame.tsx';
import { readSite } from '../loading/read-site.ts';

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

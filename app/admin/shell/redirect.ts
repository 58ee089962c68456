import { redirect } from 'react-router';
import type { Route } from './+types/redirect.ts';

/** Redirects alternative paths of screens: plural forms, and the settings without their id. */
export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname
    .replace('/services/show/', '/service/show/')
    .replace('/blog-headings/create', '/blog-heading/create')
    .replace(/\/settings$/, '/settings/edit/1');
  return redirect(path, 301);
}

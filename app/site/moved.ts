import { redirect } from 'react-router';
import type { Route } from './+types/moved.ts';

/** /services and /blogs lead to the lists' own addresses. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirect(`/our${url.pathname.replace(/^\/+/, '-')}`, 301);
}

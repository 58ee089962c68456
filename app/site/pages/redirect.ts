import { redirect } from 'react-router';
import type { Route } from './+types/redirect.ts';

/** /services and /blogs lead to the lists' own addresses. */
export function loader({ url }: Route.LoaderArgs) {
  const [, name] = url.pathname.split('/').filter((part, index) => index === 0 || part !== '');
  throw redirect(`/our-${name}${url.search}`, 301);
}

import { redirect } from 'react-router';
import { pageList } from '../../content/addresses.ts';
import type { Route } from './+types/redirect.ts';

export function loader({ pattern, url }: Route.LoaderArgs) {
  const target = pageList.find(({ redirectFrom }) => redirectFrom === pattern);
  throw redirect(`${target?.path ?? '/'}${url.search}`, 301);
}

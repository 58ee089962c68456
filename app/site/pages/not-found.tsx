import { data } from 'react-router';
import { serverContext } from '../../server-context.ts';
import type { Route } from './+types/not-found.ts';

/** Any path that is not in the table, and whatever else went wrong with a request. */
export function loader({ context }: Route.LoaderArgs) {
  throw data(null, context.get(serverContext).trouble);
}

// Without a component the route would answer with bare data instead of a page.
export default function NotFound() {
  return null;
}

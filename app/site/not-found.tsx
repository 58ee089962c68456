import { data } from 'react-router';

/** Any path that is not in the table. */
export function loader() {
  throw data(null, 404);
}

export const action = loader;

// Without a component the route would answer with bare data instead of a page.
export default function NotFound() {
  return null;
}

import { data } from 'react-router';

/** Matches every path that is not in the table. */
export function loader() {
  throw data(null, 404);
}

// Without a component the route would respond with bare data instead of a page.
export default function NotFound() {
  return null;
}

import { useAddress } from './addresses.ts';
import { crumbOf } from './page-names.ts';
import { useSite } from './site-data.ts';
import { useWords } from './words.tsx';

export interface Crumb {
  name: string;
  path: string;
}

/** Links to the home page and along the trail, which ends with the page itself. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const home = crumbOf(useSite(), 'home');
  const addressOf = useAddress();
  const current = trail.at(-1);
  return (
    <nav aria-label={useWords().layout.breadcrumb} className="breadcrumbs not-printed pt-6 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {[home, ...trail.slice(0, -1)].map(({ name, path }) => (
          <li key={path} className="flex items-center gap-x-2 after:[content:'/'_/_''] max-sm:nth-last-2:after:hidden">
            <a href={addressOf(path)} className="inline-flex min-h-11 items-center hover:text-ink">
              {name}
            </a>
          </li>
        ))}
        <li aria-current="page" dir="auto" className="line-clamp-2 py-2 max-sm:hidden">
          {current?.name}
        </li>
      </ol>
    </nav>
  );
}

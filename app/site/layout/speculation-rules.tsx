import { useContext } from 'react';
import { pageList } from '../../../content/addresses.ts';
import { Nonce } from '../../ui/nonce.ts';

/** Lets browsers prerender a page when its link is about to be followed; neither forms nor previews. */
export function SpeculationRules() {
  const nonce = useContext(Nonce);
  return (
    <script
      type="speculationrules"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }}
    />
  );
}

const PREVIEWS = '/*\\?*preview=*';

const RULES = {
  prerender: [
    {
      where: { and: [{ href_matches: pageList.flatMap(patternOf) }, { not: { href_matches: PREVIEWS } }] },
      eagerness: 'moderate',
    },
  ],
};

function patternOf({ path, queries, hasForm }: (typeof pageList)[number]): string | [] {
  if (hasForm) return [];
  if (path.includes(':slug')) return path.replace(':slug', '*');
  return Object.keys(queries).length > 0 ? `${path}*` : path;
}

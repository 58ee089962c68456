import { use } from 'react';
import { otherPaths, pageList, pages } from '../../../content/addresses.ts';
import { Nonce } from '../../ui/nonce.ts';

/** Lets browsers prerender a page when its link is about to be followed; no form. */
export function SpeculationRules() {
  const nonce = use(Nonce);
  return (
    <script
      type="speculationrules"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }}
    />
  );
}

/** What `/:slug` would match too: forms, and all that is neither a page nor a document. */
const OTHERS = [
  ...pageList.flatMap(({ path, alias, hasForm }) => (hasForm ? [path, alias ?? []].flat() : [])),
  ...otherPaths,
  '/*.*',
];

const RULES = {
  prerender: [
    {
      where: {
        and: [{ href_matches: pageList.flatMap(linkPattern) }, { not: { href_matches: OTHERS } }],
      },
      eagerness: 'moderate',
    },
  ],
};

function linkPattern({ path, queries, hasForm }: (typeof pageList)[number]): string | [] {
  if (hasForm) return [];
  if (path === pages.page.path) return path;
  if (path.includes(':slug')) return path.replace(':slug', '*');
  return Object.keys(queries).length > 0 ? `${path}*` : path;
}

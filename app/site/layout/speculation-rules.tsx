import { use } from 'react';
import { otherPaths, pageList, pages } from '../../../content/addresses.ts';
import { type Language, pathIn } from '../../../content/languages.ts';
import { useSite } from './site-data.ts';
import { Nonce } from '../../ui/nonce.ts';

/** Lets browsers prerender a page once its link is pressed, which counts as opening it; no form. */
export function SpeculationRules() {
  const nonce = use(Nonce);
  const { translation = null } = useSite();
  return (
    <script
      type="speculationrules"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rulesIn(translation)) }}
    />
  );
}

/** What `/:slug` would match too: forms, and all that is neither a page nor a document. */
const OTHERS = [
  ...pageList.flatMap(({ path, alias, hasForm }) => (hasForm ? [path, alias ?? []].flat() : [])),
  ...otherPaths,
  '/*.*',
];

function rulesIn(language: Language | null) {
  const addressesOf = (paths: string[]) => paths.map((path) => pathIn(language, path));
  const others = language ? [...addressesOf(OTHERS), ...OTHERS] : OTHERS;
  return {
    prerender: [
      {
        where: {
          and: [{ href_matches: addressesOf(pageList.flatMap(linkPattern)) }, { not: { href_matches: others } }],
        },
        eagerness: 'conservative',
      },
    ],
  };
}

function linkPattern({ path, queries, hasForm }: (typeof pageList)[number]): string | [] {
  if (hasForm) return [];
  if (path === pages.page.path) return path;
  if (path.includes(':slug')) return path.replace(':slug', '*');
  return Object.keys(queries).length > 0 ? `${path}*` : path;
}

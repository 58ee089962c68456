import { useContext } from 'react';
import { Nonce } from '../../ui/nonce.ts';

/** What a browser may make ready when a link is about to be followed: pages that only read, and no previews of them. */
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

const PAGES_TO_READ = ['/', '/about-us', '/our-services*', '/services/*', '/our-reviews*', '/our-blogs*', '/blogs/*'];
const PREVIEWS = '/*\\?*preview=*';

const RULES = {
  prerender: [
    {
      where: { and: [{ href_matches: PAGES_TO_READ }, { not: { href_matches: PREVIEWS } }] },
      eagerness: 'moderate',
    },
  ],
};

import { createContext, use } from 'react';
import type { Brand } from '../../../server/site/brand.ts';
import type { PagePictures } from '../../../server/site/pages/page-pictures.ts';
import { Nonce } from '../../ui/nonce.ts';

interface PageStylesProps {
  hasSiteStyles: boolean;
  brand?: Brand | undefined;
  /** Those of the page, each with a blurred placeholder until it is loaded. */
  pictures?: PagePictures;
}

/** Returns the styles of a site, on the server. In the browser they are in the document already, and no part of its scripts. */
export const SiteStyles = createContext<((brand: Brand | undefined) => string) | null>(null);

/** The styles of a page, inlined so that rendering waits for no other file. The policy names them by their hash. */
export function PageStyles({ hasSiteStyles, brand, pictures }: PageStylesProps) {
  const nonce = use(Nonce);
  const siteStyles = use(SiteStyles);
  const html = { __html: (hasSiteStyles && siteStyles ? siteStyles(brand) : '') + placeholders(pictures) };
  return html.__html && <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

function placeholders(pictures: PagePictures = {}) {
  const rules = Object.values(pictures).map(
    ({ src, placeholder }) => placeholder && `img[src="${src}"]{background:url(${placeholder})50%/cover}`,
  );
  return rules.filter(Boolean).join('');
}

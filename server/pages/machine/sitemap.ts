import { documents } from '../../../content/addresses.ts';
import type { SitemapEntry } from '../../site/machine/sitemap.ts';
import { xml } from './xml.ts';

/** Returns the sitemap index that names the parts. */
export function sitemapIndexXml(publicUrl: string, parts: number): string {
  const addresses = Array.from(
    { length: parts },
    (_, index) => publicUrl + documents.sitemapPart.replace(':part', String(index + 1)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<sitemap><loc>${xml(address)}</loc></sitemap>`),
    '</sitemapindex>\n',
  ].join('\n');
}

/** Returns a sitemap with the last change, the picture and the other languages of each address. */
export function sitemapXml(publicUrl: string, entries: SitemapEntry[]): string {
  const hasAlternates = entries.some(({ alternates = [] }) => alternates.length > 0);
  const links = hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${links}>`,
    ...entries.map(({ path, changed_at, image, alternates = [] }) => {
      const lastmod = changed_at ? `<lastmod>${xml(changed_at)}</lastmod>` : '';
      const picture = image ? `<image:image><image:loc>${xml(publicUrl + image)}</image:loc></image:image>` : '';
      const others = alternates.map(
        (alternate) =>
          `<xhtml:link rel="alternate" hreflang="${alternate.language}" href="${xml(publicUrl + alternate.path)}"/>`,
      );
      return `<url><loc>${xml(publicUrl + path)}</loc>${others.join('')}${lastmod}${picture}</url>`;
    }),
    '</urlset>\n',
  ].join('\n');
}

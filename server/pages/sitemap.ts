import type { Site } from '../site/site.ts';
import { xml } from './xml.ts';

const PAGES = ['/', '/about-us', '/our-services', '/our-reviews', '/our-blogs', '/contact-us', '/meeting'];

/** Takes what is published and gives the sitemap: every canonical address, with its last change where it has one. */
export function sitemapXml(publicUrl: string, { services, blogs }: Awaited<ReturnType<Site['readSitemap']>>): string {
  const entries = [
    ...PAGES.map((path) => entry(publicUrl + path)),
    ...services.map(({ slug, updated_at }) => entry(`${publicUrl}/services/${slug}`, updated_at)),
    ...blogs.map(({ slug, updated_at }) => entry(`${publicUrl}/blogs/${slug}`, updated_at)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

function entry(address: string, changed?: string) {
  const lastmod = changed ? `<lastmod>${xml(changed)}</lastmod>` : '';
  return `<url><loc>${xml(address)}</loc>${lastmod}</url>`;
}

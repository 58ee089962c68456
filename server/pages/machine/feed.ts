import { pages, recordPath } from '../../../content/addresses.ts';
import { type Language, pathIn } from '../../../content/languages.ts';
import type { Feed, FeedEntry } from '../../site/machine/feed.ts';
import { xml } from './xml.ts';

interface FeedOptions extends Feed {
  title: string;
  /** The path of the page that lists the blogs. */
  page: string;
  /** Its own path. */
  path: string;
  agency: string;
  logo: string | null;
  language: Language;
  /** The same, where it is not that of the records. */
  translation: Language | null;
  publicUrl: string;
}

/** Returns the newest blogs with their full text as an Atom feed (RFC 4287). */
export function feedXml(options: FeedOptions): string {
  const { title, page, path, logo, language, translation, publicUrl, agency, blogs, changed_at } = options;
  const addressOf = (path: string) => publicUrl + pathIn(translation, path);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${xml(title)}</title>`,
    `<id>${xml(addressOf(page === pages.blogs.path ? '/' : page))}</id>`,
    `<link rel="alternate" type="text/html" href="${xml(addressOf(page))}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xml(addressOf(path))}"/>`,
    // The author of entries without one.
    `<author><name>${xml(agency)}</name></author>`,
    `<updated>${changed_at}</updated>`,
    `<icon>${xml(publicUrl)}/icon-192.png</icon>`,
    ...(logo ? [`<logo>${xml(publicUrl + logo)}</logo>`] : []),
    ...blogs.map((blog) => entry(addressOf(recordPath(pages.blog, blog.slug)), blog)),
    '</feed>\n',
  ].join('\n');
}

function entry(address: string, blog: FeedEntry) {
  return [
    '<entry>',
    `<title>${xml(blog.title)}</title>`,
    `<id>${xml(address)}</id>`,
    `<link rel="alternate" type="text/html" href="${xml(address)}"/>`,
    ...(blog.author ? [`<author><name>${xml(blog.author)}</name></author>`] : []),
    `<published>${blog.created_at}</published>`,
    `<updated>${blog.changed_at}</updated>`,
    `<summary>${xml(blog.short_description)}</summary>`,
    `<content type="html">${xml(withFullAddresses(wholeText(blog), address))}</content>`,
    '</entry>',
  ].join('\n');
}

function wholeText({ description, headings }: FeedEntry) {
  return [description, ...headings.map(({ heading, description: text }) => `<h2>${xml(heading)}</h2>${text}`)].join(
    '\n',
  );
}

// Feed readers may not resolve relative addresses.
function withFullAddresses(html: string, address: string) {
  return html.replace(/<(?:a|img)\s[^>]*>/g, (element) =>
    element.replace(
      /\b(href|src)="([^"]*)"/g,
      (_, name: string, path: string) => `${name}="${URL.parse(path, address)?.href ?? path}"`,
    ),
  );
}

import type { Site } from '../site/site.ts';
import { xml } from './xml.ts';

interface Feed {
  title: string;
  publicUrl: string;
  blogs: Awaited<ReturnType<Site['readFeed']>>;
}

/** Gives the newest blogs with their full text as an Atom feed. */
export function feedXml({ title, publicUrl, blogs }: Feed): string {
  const updated =
    blogs
      .map(({ updated_at }) => updated_at)
      .toSorted()
      .at(-1) ?? new Date(0).toISOString();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${xml(title)}</title>`,
    `<id>${xml(publicUrl)}/</id>`,
    `<link href="${xml(publicUrl)}/"/>`,
    `<link rel="self" href="${xml(publicUrl)}/feed.xml"/>`,
    `<author><name>${xml(title)}</name></author>`,
    `<updated>${updated}</updated>`,
    ...blogs.map((blog) => entry(publicUrl, blog)),
    '</feed>\n',
  ].join('\n');
}

function entry(publicUrl: string, blog: Feed['blogs'][number]) {
  const address = xml(`${publicUrl}/blogs/${blog.slug}`);
  return [
    '<entry>',
    `<title>${xml(blog.title)}</title>`,
    `<id>${address}</id>`,
    `<link href="${address}"/>`,
    `<published>${blog.created_at}</published>`,
    `<updated>${blog.updated_at}</updated>`,
    `<summary>${xml(blog.short_description)}</summary>`,
    `<content type="html">${xml(withFullAddresses(blog.description, publicUrl))}</content>`,
    '</entry>',
  ].join('\n');
}

// A reader shows the text away from the site, where its own paths lead nowhere.
function withFullAddresses(html: string, publicUrl: string) {
  return html.replace(/\b(href|src)="\//g, `$1="${publicUrl}/`);
}

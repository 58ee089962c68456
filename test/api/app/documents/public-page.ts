import { type TestApp, PUBLIC_URL } from '../app.ts';

export type PublicPage = Awaited<ReturnType<typeof openPage>>;

/** Requests a page and parses what search engines read in it. */
export async function openPage(app: TestApp, path: string) {
  const { statusCode, headers, body } = await app.get(path);
  const html = body.replace(/<script\b[^>]*>[^]*?<\/script>/g, '');
  const elements = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) => attributes);
  const metas = elements('meta').map(
    (attributes) => [attribute(attributes, 'name') ?? attribute(attributes, 'property'), attributes] as const,
  );
  const meta = (name: string) =>
    metas.filter(([key]) => key === name).map(([, attributes]) => attribute(attributes, 'content'));
  const canonicals = elements('link').filter((attributes) => attribute(attributes, 'rel') === 'canonical');
  return {
    path,
    status: statusCode,
    location: headers.location,
    html,
    meta,
    titles: [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => unescaped(title)),
    canonicals: canonicals.map((attributes) => attribute(attributes, 'href')),
    headings: [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level)),
    ids: [...html.matchAll(/<[a-z][^>]*? id="([^"]*)"/g)].map(([, id = '']) => unescaped(id)),
    links: elements('a').map((attributes) => attribute(attributes, 'href') ?? ''),
    pictures: elements('img'),
    structured: [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
  };
}

/** Opens all pages that links lead to from the home page, and those in the sitemap. */
export async function openEveryPage(app: TestApp): Promise<PublicPage[]> {
  const { body } = await app.get('/sitemap.xml');
  const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.slice(PUBLIC_URL.length));
  const pages = new Map<string, PublicPage>();
  const queue = ['/', ...listed];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (pages.has(path)) continue;
    const page = await openPage(app, path);
    pages.set(path, page);
    queue.push(
      ...page.links
        .filter((link) => link.startsWith('/') && !link.endsWith('.xml'))
        .map((link) => link.replace(/#.*/, '')),
    );
  }
  return [...pages.values()];
}

function attribute(element: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(element)?.[1];
  return value === undefined ? undefined : unescaped(value);
}

function unescaped(html: string) {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

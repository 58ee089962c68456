import { canonicalPath, documents } from '../../../content/addresses.ts';
import { shareImagePath } from '../../../content/share-image.ts';
import type { Step } from './breadcrumbs.tsx';
import { excerpt } from '../parts/excerpt.ts';
import { type SiteData, useSite } from './site-data.ts';
import { breadcrumbs } from './structured-data.ts';

interface PageHeadProps {
  /** By default the name of the agency. */
  title?: string | null;
  description?: string | null;
  /** The canonical path of the page, with its query; by default its own path. */
  canonical?: string;
  /** The Open Graph properties of a post. */
  article?: Article;
  /** The breadcrumbs after the home page, the page itself last. */
  trail?: Step[];
  structured?: object[];
  /** By default the feed of all posts. */
  feed?: { title: string; path: string };
}

interface Article {
  published: string;
  modified: string;
  author?: string | undefined;
}

/** Title, description, canonical address, feed, Open Graph and Twitter cards, structured data. */
export function PageHead({ title, description, canonical, article, trail, structured, feed }: PageHeadProps) {
  const site = useSite();
  const { setting, publicUrl } = site;
  const path = canonical ?? canonicalPath(site.path);
  const url = publicUrl + path;
  const summary = description ? excerpt(description) : undefined;
  const name = title ?? setting.product_name;
  return (
    <>
      <Title title={title ?? null} site={site} />
      {summary && <meta name="description" content={summary} />}
      <link rel="canonical" href={url} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={feed?.title ?? `${setting.product_name} blog`}
        href={feed?.path ?? documents.feed}
      />
      <meta property="og:title" content={name} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={setting.product_name} />
      <meta property="og:locale" content="en_US" />
      {summary && <meta property="og:description" content={summary} />}
      {article && <ArticleProperties {...article} />}
      <OgImage
        address={publicUrl + shareImagePath({ title: name, agency: setting.product_name, brand: site.brand, path })}
        alt={name}
      />
      <meta name="twitter:title" content={name} />
      {summary && <meta name="twitter:description" content={summary} />}
      {[...(structured ?? []), ...(trail ? [breadcrumbs(site, trail)] : [])].map((data) => (
        <StructuredData key={JSON.stringify(data)} data={data} />
      ))}
    </>
  );
}

/** The head of a page that search engines should not index. */
export function UnlistedHead({ title }: { title: string }) {
  return (
    <>
      <Title title={title} site={useSite()} />
      <meta name="robots" content="noindex" />
    </>
  );
}

function Title({ title, site }: { title: string | null; site: SiteData }) {
  const { setting, themeColors } = site;
  return (
    <>
      <title>{title ? `${title} | ${setting.product_name}` : setting.product_name}</title>
      <link rel="icon" href={iconOf(site)} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}

/** The icon of the browser's tab. Those of a brand are rendered from its picture or in its color. */
function iconOf({ setting, brand }: SiteData) {
  if (brand.icon) return '/icon-192.png';
  return setting.favicon ?? (brand.brand_color ? '/icon-192.png' : '/favicon.svg');
}

function ArticleProperties({ published, modified, author }: Article) {
  return (
    <>
      <meta property="article:published_time" content={published} />
      <meta property="article:modified_time" content={modified} />
      {author && <meta property="article:author" content={author} />}
      {author && <meta name="author" content={author} />}
    </>
  );
}

/** The share picture, which the server renders from the title. */
function OgImage({ address, alt }: { address: string; alt: string }) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

import { documents, pageTitle } from '../../../content/addresses.ts';
import { languages } from '../../../content/languages.ts';
import { canonicalPath } from '../../../content/paths.ts';
import { shareImagePath, sharePicturePath } from '../../../content/share-image.ts';
import type { SearchFields } from '../../../server/site/pages/page.ts';
import { addressIn } from './addresses.ts';
import type { Crumb } from './breadcrumbs.tsx';
import { withPageNumber } from '../parts/pagination.tsx';
import { usePictures } from '../pictures/picture.tsx';
import { type SiteData, useSite } from './site-data.ts';
import { blogName, breadcrumbs } from './structured-data.ts';

interface PageHeadProps {
  /** By default the name of the agency. */
  title?: string | null;
  description?: string | null;
  /** What the page has for search engines and for sharing, where it differs. */
  search?: SearchFields & { hidden_from_search?: boolean };
  /** Which page of a list it is. */
  page?: number;
  /** The canonical path of the page, with its query; by default its own path. */
  canonical?: string;
  /** The Open Graph properties of a post. */
  article?: Article;
  /** The breadcrumbs after the home page, the page itself last. */
  trail?: Crumb[];
  structured?: object[];
  /** By default the feed of all posts. */
  feed?: { title: string; path: string };
  /** The id of the element with the page's own picture, or after it: a browser carries over only what it has read. */
  showsAfter?: string;
}

interface Article {
  published: string;
  modified: string;
  author?: string | undefined;
}

/** Title, description, canonical address, feed, Open Graph and Twitter cards, structured data. */
export function PageHead({
  title,
  description,
  search,
  page = 1,
  canonical,
  article,
  trail,
  structured,
  feed,
  showsAfter,
}: PageHeadProps) {
  const site = useSite();
  const { setting, publicUrl } = site;
  const path = addressIn(site, canonical ?? canonicalPath(site.path));
  const url = publicUrl + path;
  const { lists } = site.words;
  const text = search?.seo_description ?? description;
  const summary = text ? withPageNumber(excerpt(text), page, lists) : undefined;
  const drawnTitle = pageTitle(title ?? setting.product_name, page, lists);
  const searchTitle = search?.seo_title ?? title;
  const name = pageTitle(searchTitle ?? setting.product_name, page, lists);
  const chosen = usePictures()[search?.share_image ?? ''];
  const image = chosen
    ? sharePicturePath(chosen)
    : shareImagePath({ title: drawnTitle, agency: setting.product_name, brand: site.brand, path });
  if (site.preview) return <UnlistedHead title={name} />;
  return (
    <>
      <Title title={searchTitle ? name : null} site={site} />
      {search?.hidden_from_search && <meta name="robots" content="noindex" />}
      {summary && <meta name="description" content={summary} />}
      <link rel="canonical" href={url} />
      {page === 1 && <Alternates site={site} />}
      {showsAfter && <link rel="expect" href={`#${showsAfter}`} blocking="render" />}
      <link
        rel="alternate"
        type="application/atom+xml"
        title={feed?.title ?? feedTitle(site)}
        href={addressIn(site, feed?.path ?? documents.feed)}
      />
      <meta property="og:title" content={name} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={setting.product_name} />
      <meta property="og:locale" content={languages[site.language].locale} />
      {summary && <meta property="og:description" content={summary} />}
      {article && <ArticleProperties {...article} />}
      <meta property="og:image" content={publicUrl + image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={chosen ? (search?.share_image_alt ?? name) : drawnTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={name} />
      {summary && <meta name="twitter:description" content={summary} />}
      {[...(structured ?? []), ...(trail ? [breadcrumbs(site, trail)] : [])].map((data) => (
        <StructuredData key={JSON.stringify(data)} data={data} />
      ))}
    </>
  );
}

/** The same page in the other languages, and for readers of none of them that of the records. */
function Alternates({ site: { publicUrl, languages, alternates } }: { site: SiteData }) {
  const translations = (alternates ?? []).filter(({ isSame }) => isSame);
  if (translations.length < 2) return null;
  const first = translations.find(({ language }) => language === languages?.first);
  return (
    <>
      {translations.map(({ language, path }) => (
        <link key={language} rel="alternate" hrefLang={language} href={publicUrl + path} />
      ))}
      {first && <link rel="alternate" hrefLang="x-default" href={publicUrl + first.path} />}
    </>
  );
}

interface BuiltInHeadProps extends Omit<PageHeadProps, 'title' | 'search' | 'trail'> {
  head: SearchFields & { title: string; lead: string | null };
}

/** The head of a built-in page, called as its record is. */
export function BuiltInHead({ head, ...rest }: BuiltInHeadProps) {
  const path = canonicalPath(useSite().path);
  return (
    <PageHead title={head.title} description={head.lead} search={head} trail={[{ name: head.title, path }]} {...rest} />
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

function feedTitle(site: SiteData) {
  const { setting, pageNames } = site;
  return pageNames?.blogs ? `${pageNames.blogs} | ${setting.product_name}` : blogName(site);
}

function Title({ title, site }: { title: string | null; site: SiteData }) {
  const { setting, brand, themeColors } = site;
  // That of the brand, or the favicon of the settings, or else a mark.
  const icon = brand.icon ? '/icon-192.png' : (setting.favicon ?? '/favicon.svg');
  return (
    <>
      <title>{title ? `${title} | ${setting.product_name}` : setting.product_name}</title>
      <link rel="icon" href={icon} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
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

export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Search results show no more of a description. */
const MAX_LENGTH = 160;
const MIN_LENGTH_OF_SENTENCES = 60;

/** Shortens a text to 160 characters: to whole sentences where they fill 60, else to whole words and an ellipsis. */
function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_LENGTH) return line;
  const sentences = /^.*(?:[.!?؟۔।](?=\s)|[。！？])/.exec(line.slice(0, MAX_LENGTH + 1))?.[0] ?? '';
  if (sentences.length >= MIN_LENGTH_OF_SENTENCES) return sentences;
  return `${line.slice(0, MAX_LENGTH).replace(/(?<![\s,;:–-])[\s,;:–-]*\s\S*$/, '')}…`;
}

import { ogImagePath } from './og-image.ts';
import { useSite } from './site-facts.ts';

interface PageHeadProps {
  title: string;
  description?: string | null;
  /** The canonical path, where it is not the page's own. */
  canonical?: string;
  kind?: 'website' | 'article';
  structured?: object[];
  /** Whether search engines may list the page. */
  isIndexed?: boolean;
}

/** What stands in the head of a page: title, description, canonical address, previews, structured data. */
export function PageHead({ title, description, canonical, kind, structured, isIndexed = true }: PageHeadProps) {
  const { setting, publicUrl, path } = useSite();
  const url = publicUrl + (canonical ?? path);
  return (
    <>
      <title>{`${title} | ${setting.product_name}`}</title>
      {description && <meta name="description" content={description} />}
      {isIndexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <link rel="alternate" type="application/atom+xml" title={`${setting.product_name} blog`} href="/feed.xml" />
      {setting.favicon ? <link rel="icon" href={setting.favicon} /> : <link rel="icon" href="/favicon.svg" />}
      <meta property="og:title" content={title} />
      <meta property="og:type" content={kind ?? 'website'} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={setting.product_name} />
      {description && <meta property="og:description" content={description} />}
      {isIndexed && (
        <OgImage
          address={publicUrl + ogImagePath({ title, name: setting.product_name, path: canonical ?? path })}
          alt={title}
        />
      )}
      {structured?.map((data) => (
        <StructuredData key={JSON.stringify(data)} data={data} />
      ))}
    </>
  );
}

/** What the page is shared with, painted by the server from its title. */
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

function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

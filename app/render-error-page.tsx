import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from './document.tsx';
import { htmlResponse, newNonce } from './html-response.ts';
import { wordsIn } from '../content/words/index.ts';
import { PageLanguage, PlainErrorPage } from './plain-error-page.tsx';
import type { ServerContext } from './server-context.ts';
import { ErrorPage } from './site/layout/error-page.tsx';
import { Frame } from './site/layout/frame.tsx';
import { PageStyles, SiteStyles } from './site/layout/page-styles.tsx';
import { readSite } from './site/loading/read-site.ts';
import { insertSiteStyles, siteStyles } from './site/styles/used/site-styles.ts';
import { Nonce } from './ui/nonce.ts';

/** Highlights no entry in the navigation. */
const NO_PATH = '';

/** Renders the page for a request that failed. The status becomes 500 if what the site shows around it can't be read. */
export async function renderErrorPage(status: number, services: ServerContext): Promise<Response> {
  const nonce = newNonce();
  const site = await readSite({ ...services, isEditor: false }, NO_PATH).catch(services.report);
  const language = site?.language ?? (await services.readLanguage());
  const html = renderToStaticMarkup(
    <Nonce value={nonce}>
      <SiteStyles value={siteStyles(nonce, language)}>
        <Document language={language} style={site?.brand.style} head={<PageStyles hasSiteStyles brand={site?.brand} />}>
          {site ? (
            <Frame site={site}>
              <ErrorPage status={status} />
            </Frame>
          ) : (
            <PageLanguage value={{ language, plainError: wordsIn(language).plainError }}>
              <PlainErrorPage />
            </PageLanguage>
          )}
        </Document>
      </SiteStyles>
    </Nonce>,
  );
  return htmlResponse(insertSiteStyles(`<!DOCTYPE html>${html}`, nonce), { nonce, status: site ? status : 500 });
}

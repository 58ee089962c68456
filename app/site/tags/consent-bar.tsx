import { renderToStaticMarkup } from 'react-dom/server';
import { tagDeclarations } from '../../../content/tags/declarations.ts';
import type { Tag } from '../../../content/tags/tags.ts';
import { tagConsentIn } from '../../../content/words/tag-consent.ts';
import type { SiteData } from '../layout/site-data.ts';
import css from './consent-bar.css?inline';
import { CONSENT_ID } from './consent-id.ts';
import { consentScript } from './consent-script.ts';

/** How the markup of `Header` begins. */
const SITE_HEADER = '<header class="site-header';

interface Asking {
  tags: readonly Tag[];
  site: Pick<SiteData, 'language' | 'setting' | 'words'>;
  nonce: string;
}

/**
 * Puts the bar that asks for consent to tags into a rendered page, between the link that skips to the content and the header. React
 * hydrates the page as if it were not there, as it does with elements that browser extensions add to the body, so that no script has
 * a byte of it.
 */
export function insertConsentBar(html: string, asking: Asking): string {
  const place = html.indexOf(SITE_HEADER);
  // A page that says that something went wrong may have none.
  if (place < 0) return html;
  return html.slice(0, place) + renderToStaticMarkup(<ConsentBar {...asking} />) + html.slice(place);
}

/** Its script shows it before the browser paints what follows. Without scripts, it stays hidden. */
function ConsentBar({ tags, site: { language, setting, words }, nonce }: Asking) {
  const names = tags.map(({ name }) => name);
  const cookies = tags.flatMap(({ provider }) => tagDeclarations[provider].cookies);
  const consent = tagConsentIn(language, names);
  const titleId = `${CONSENT_ID}-title`;
  return (
    <section
      id={CONSENT_ID}
      hidden
      tabIndex={-1}
      aria-labelledby={titleId}
      data-tags={JSON.stringify({ tags, cookies })}
      className="not-printed"
    >
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
      <div className="wrap">
        <div className="text-sm">
          <h2 id={titleId} className="text-base">
            {consent.title}
          </h2>
          <p>
            {consent.question}{' '}
            {setting.privacy_link && (
              <a href={setting.privacy_link} className="link">
                {words.layout.privacy}
              </a>
            )}
          </p>
          <p hidden data-state="accepted">
            {consent.accepted}
          </p>
          <p hidden data-state="declined">
            {consent.declined}
          </p>
          <p hidden data-state="declinedByBrowser">
            {consent.declinedByBrowser}
          </p>
        </div>
        <div>
          <button type="button" value="accepted" className="button-quiet">
            {consent.accept}
          </button>
          <button type="button" value="declined" className="button-quiet">
            {consent.decline}
          </button>
        </div>
      </div>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: consentScript(tags) }} />
    </section>
  );
}

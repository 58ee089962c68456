import { use } from 'react';
import { languages } from '../../../content/languages.ts';
import { Nonce } from '../../ui/nonce.ts';
import { type LanguageOffer, useSite } from './site-data.ts';

/** Offers the page in the language that a browser prefers, if it is there in it, until somebody closes the offer. */
export function LanguageOffers() {
  const { languageOffers } = useSite();
  const nonce = use(Nonce);
  if (!languageOffers) return null;
  return (
    <div className="not-printed">
      {languageOffers.map((offer) => (
        <Offer key={offer.language} offer={offer} />
      ))}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineScript }} />
    </div>
  );
}

/** A line below the header. The script beside it shows it before the browser paints what follows, so that nothing moves. */
function Offer({ offer: { language, path, read, close } }: { offer: LanguageOffer }) {
  const { name, dir } = languages[language];
  return (
    <aside
      hidden
      suppressHydrationWarning
      lang={language}
      dir={dir}
      aria-label={name}
      className="border-b border-line bg-surface text-sm"
    >
      <div className="wrap flex items-center justify-between gap-4">
        <a href={path} hrefLang={language} className="flex min-h-11 items-center py-2 underline">
          {read}
        </a>
        <button
          type="button"
          aria-label={close}
          className="-me-3 flex size-11 shrink-0 items-center justify-center text-xl text-muted"
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
    </aside>
  );
}

// The response is the same for everybody, so that it can be cached: the browser decides.
const inlineScript = `(() => {
  const offers = [...document.currentScript.parentElement.querySelectorAll('aside')];
  const primary = (tag) => tag.toLowerCase().split('-')[0];
  const spoken = [document.documentElement, ...offers];
  const preferred = navigator.languages.map((tag) => spoken.find(({ lang }) => primary(lang) === primary(tag))).find(Boolean);
  const offer = offers.find((offer) => offer === preferred);
  let isClosed = true;
  try {
    isClosed = localStorage.getItem('language-offer') !== null;
  } catch {}
  if (!offer || isClosed) return;
  offer.hidden = false;
  offer.querySelector('button').addEventListener('click', () => {
    offer.hidden = true;
    localStorage.setItem('language-offer', 'closed');
  });
})()`;

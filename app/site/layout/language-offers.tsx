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

/** Lies above the page, so that nothing moves when it appears. */
function Offer({ offer: { language, path, read, close } }: { offer: LanguageOffer }) {
  const { name, dir } = languages[language];
  return (
    <aside
      hidden
      suppressHydrationWarning
      lang={language}
      dir={dir}
      aria-label={name}
      className="fixed start-4 bottom-4 z-40 flex max-w-[calc(100%-2rem)] items-center gap-2 rounded-lg border border-line bg-surface ps-4 text-ink shadow-xl"
    >
      <a href={path} hrefLang={language} className="flex min-h-11 items-center">
        {read}
      </a>
      <button type="button" aria-label={close} className="flex size-11 items-center justify-center text-xl text-muted">
        <span aria-hidden="true">×</span>
      </button>
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

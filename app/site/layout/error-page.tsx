import { pages } from '../../../content/addresses.ts';
import { useAddress, usePage } from './addresses.ts';
import { UnlistedHead } from './page-head.tsx';
import { useWords } from './words.tsx';
import type { PageWords } from '../../../content/words/words.ts';
import { FallenArtwork } from '../pictures/artwork/groups.tsx';

export function ErrorPage({ status }: { status: number }) {
  const { errors } = useWords();
  const { title, text } = explain(status, errors);
  const addressOf = useAddress();
  const contact = usePage('contact');
  return (
    <div className="wrap opening-error grid items-center gap-12 py-section lg:min-h-[60svh] lg:grid-cols-2">
      <UnlistedHead title={title} />
      <div>
        <p className="mb-4 font-display text-4xl leading-none font-heading tracking-heading text-accent">{status}</p>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-6 max-w-text text-lg text-muted">{text}</p>
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
          <a href={addressOf(pages.home.path)} className="button">
            {errors.backToHome}
          </a>
          {contact && (
            <a href={contact.path} className="onward">
              {contact.name}
            </a>
          )}
        </div>
      </div>
      <FallenArtwork className="artwork w-full max-w-full max-lg:-order-1 max-lg:w-60" />
    </div>
  );
}

function explain(status: number, { notFound, tooLarge, notSupported, failed }: PageWords['errors']) {
  if (status === 404) return notFound;
  if (status === 413) return tooLarge;
  return status < 500 ? notSupported : failed;
}

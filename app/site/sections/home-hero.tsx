import { pages } from '../../../content/addresses.ts';
import { OpeningArtwork } from '../pictures/artwork/opening-artwork.tsx';
import { useSite } from '../layout/site-data.ts';

export function Hero() {
  const { setting } = useSite();
  return (
    <section className="relative overflow-hidden border-b border-line">
      <div className="wrap relative z-10 flex flex-col justify-center py-section max-sm:pb-8 sm:max-lg:[&>:not(h1)]:max-w-[52%] lg:min-h-[min(46rem,86svh)]">
        <h1 className="max-w-[7.4em] text-3xl">Marketing and software that earn their keep</h1>
        <p className="mt-8 max-w-[19em] text-lg leading-snug text-muted lg:max-w-[24em]">
          One small team designs, builds and grows what you sell online, at a price agreed before we start.
        </p>
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
          <a href={setting.booking_link} className="button">
            Book a call
          </a>
          <a href={pages.services.path} className="onward">
            See what we do
          </a>
        </div>
        <p className="mt-6 text-sm text-muted">A person will answer you within one working day.</p>
      </div>
      <OpeningArtwork className="not-printed ms-auto block aspect-[8/7] w-[88%] sm:absolute sm:end-0 sm:bottom-0 sm:aspect-[6/7] sm:w-[44%] lg:top-0 lg:aspect-auto lg:h-full lg:w-[52%]" />
    </section>
  );
}

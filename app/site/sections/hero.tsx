import { pages } from '../../../content/addresses.ts';
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
      <Artwork />
    </section>
  );
}

function Artwork() {
  return (
    <svg
      viewBox="0 0 800 700"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="not-printed ms-auto block aspect-[8/7] w-[88%] sm:absolute sm:end-0 sm:bottom-0 sm:aspect-[6/7] sm:w-[44%] lg:top-0 lg:aspect-auto lg:h-full lg:w-[52%]"
    >
      <g className="sun">
        <circle cx="560" cy="250" r="225" className="fill-tint" />
        <g className="fill-none stroke-brand-edge" strokeWidth="2">
          <circle cx="560" cy="250" r="182" />
          <circle cx="560" cy="250" r="160" opacity=".6" />
          <circle cx="560" cy="250" r="138" opacity=".3" />
        </g>
        <circle cx="560" cy="250" r="98" className="fill-accent" />
      </g>
      <path d="M420 400h280v90H420z" className="fill-brand-edge" />
      <path d="M340 490h440v90H340z" className="fill-ink" />
      <path d="M260 580h600v130H260z" className="fill-brand-edge" />
      <path d="M420 490a90 90 0 0 1 90-90v90z" className="fill-paper" />
      <path d="M700 400v90h-90a90 90 0 0 1 90-90z" className="fill-tint" />
      <path d="M780 580a90 90 0 0 0-90-90v90z" className="fill-accent" />
      <path d="M430 508v54M448 508v54M466 508v54M484 508v54M502 508v54" className="stroke-paper" strokeWidth="5" />
      <circle cx="385" cy="535" r="27" className="fill-accent" />
      <path d="M260 710a130 130 0 0 1 130-130v130z" className="fill-tint" />
      <path d="M430 710v-65a65 65 0 0 1 130 0v65z" className="fill-paper" />
      <path d="M460 710v-65a35 35 0 0 1 70 0v65z" className="fill-accent" />
      <path d="M690 710a130 130 0 0 1 130-130v130z" className="fill-ink" />
      <path d="M600 580v130M690 580v130" className="stroke-paper" strokeWidth="2" />
      <circle cx="294" cy="545" r="35" className="fill-brand-edge" />
    </svg>
  );
}

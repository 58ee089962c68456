import { useSite } from './site-facts.ts';

export function Hero() {
  const { setting } = useSite();
  return (
    <section className="relative overflow-hidden">
      <div className="wrap relative z-10 flex flex-col justify-center py-section max-lg:pb-10 lg:min-h-[min(44rem,82svh)]">
        <h1 className="max-w-[11ch] text-3xl">Marketing and software that earn their keep</h1>
        <p className="mt-8 max-w-[46ch] text-lg leading-snug text-muted">
          One small team designs, builds and grows what you sell online, at a price agreed before we start.
        </p>
        <div className="mt-10 flex flex-wrap items-center gap-6">
          <a href={setting.booking_link} className="button">
            Book a call
          </a>
          <a href="/our-services" className="link inline-flex min-h-11 items-center">
            See what we do
          </a>
        </div>
      </div>
      <Artwork />
    </section>
  );
}

/** Blocks that carry one another: what a plinth is for. */
function Artwork() {
  return (
    <svg
      viewBox="0 0 800 700"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="ml-auto block aspect-[8/7] w-[88%] sm:w-2/3 lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:h-full lg:w-[54%]"
    >
      <circle cx="560" cy="250" r="215" className="fill-tint" />
      <circle cx="560" cy="250" r="150" className="fill-none stroke-brand" strokeWidth="2" />
      <circle cx="560" cy="250" r="92" className="fill-accent" />
      <path d="M420 400h280v90H420z" className="fill-brand" />
      <path d="M340 490h440v90H340z" className="fill-ink" />
      <path d="M260 580h600v130H260z" className="fill-brand" />
      <path d="M420 490a90 90 0 0 1 90-90v90z" className="fill-paper" />
      <path d="M780 580a90 90 0 0 0-90-90v90z" className="fill-accent" />
      <path d="M260 710a130 130 0 0 1 130-130v130z" className="fill-tint" />
      <path d="M560 580v130M690 580v130" className="stroke-paper" strokeWidth="2" />
    </svg>
  );
}

const hours = [
  {
    place: 'West coast',
    text: 'Your evening is our morning. Write to us at night and read our answer when you wake up.',
  },
  { place: 'East coast', text: 'Your morning is our late afternoon. That is when we meet on a video call.' },
  {
    place: 'Everywhere between',
    text: 'A written update every week, so that nobody needs a meeting to know where things stand.',
  },
];

export function CoastToCoast() {
  return (
    <section className="section-space">
      <div className="border-y border-line bg-tint">
        <div className="wrap py-section">
          <h2 className="max-w-[13.4em] text-2xl">From coast to coast, within one working day</h2>
          <p className="mt-4 max-w-text text-muted">
            We work while you sleep and meet you when our hours overlap. Distance has taught us to write things down.
          </p>
          <RouteArtwork />
          <dl className="grid gap-y-8 max-lg:mt-10 max-lg:border-s-2 max-lg:border-brand-edge max-lg:ps-6 lg:grid-cols-3">
            {hours.map(({ place, text }) => (
              <div key={place} className="lg:pe-12">
                <dt className="font-display text-lg font-bold">{place}</dt>
                <dd className="mt-2 max-w-[21em] text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

function RouteArtwork() {
  return (
    <svg viewBox="0 0 1200 120" aria-hidden="true" className="mt-10 mb-6 w-full max-lg:hidden">
      <path
        d="M18 100Q218-60 418 100Q618-60 818 100"
        className="fill-none stroke-brand-edge"
        strokeWidth="2"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <path d="M0 119h1200" className="stroke-line-strong" />
      <path d="M0 118a18 18 0 0 1 36 0z" className="fill-accent" />
      <path d="M400 118a18 18 0 0 1 36 0z" className="fill-brand-edge" />
      <path d="M800 118a18 18 0 0 1 36 0z" className="fill-ink" />
    </svg>
  );
}

const hours = [
  { place: 'West coast', text: 'Your evening is our morning. What you write at night has an answer when you get up.' },
  { place: 'East coast', text: 'Your first hours are our last ones. We meet then, face to face on a screen.' },
  {
    place: 'Everywhere between',
    text: 'A written update each week, so that no one needs a meeting to know where things stand.',
  },
];

export function CoastToCoast() {
  return (
    <section className="border-y border-line bg-tint">
      <div className="wrap grid gap-10 py-section lg:grid-cols-[1fr_1.2fr]">
        <div>
          <h2 className="text-2xl">From coast to coast, within one working day</h2>
          <p className="mt-6 max-w-text text-muted">
            We work where you are not looking, and meet where our hours overlap. Distance has taught us to write things
            down.
          </p>
        </div>
        <dl className="grid gap-6">
          {hours.map(({ place, text }) => (
            <div key={place} className="border-t border-line-strong pt-4">
              <dt className="font-display text-lg font-bold">{place}</dt>
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

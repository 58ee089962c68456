import { useSite } from './site-facts.ts';

/** The invitation at the end of a page. */
export function ContactBand() {
  const { setting } = useSite();
  return (
    <section className="not-printed wrap section-space last:pb-section">
      <div className="rounded-panel bg-brand px-[clamp(1.5rem,5vw,5rem)] py-[clamp(3rem,7vw,6rem)] text-on-brand">
        <h2 className="max-w-[20ch] text-2xl">Tell us what you want to get done</h2>
        <p className="mt-4 max-w-text">You will have an answer from a person within one working day.</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <a href="/contact-us" className="button bg-paper text-ink">
            Contact Us
          </a>
          <a href={setting.booking_link} className="button outline-1 outline-current">
            Book a call
          </a>
        </div>
      </div>
    </section>
  );
}

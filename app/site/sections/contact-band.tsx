import { pages } from '../../../content/addresses.ts';
import { BandArtwork } from '../pictures/artwork/band-artwork.tsx';
import { useSite } from '../layout/site-data.ts';

/** The call to action at the end of a page. */
export function ContactBand() {
  const { setting } = useSite();
  return (
    <section className="not-printed wrap section-space last:pb-section">
      <div className="relative overflow-hidden rounded-panel border border-brand-edge bg-brand px-panel py-[clamp(3rem,6vw,5.5rem)] text-on-brand [--color-focus:var(--color-on-brand)]">
        <BandArtwork className="absolute -end-24 -bottom-40 size-96 opacity-25 max-lg:hidden" />
        <h2 className="relative max-w-[12em] text-2xl">Tell us what you want to get done</h2>
        <p className="relative mt-4 max-w-text lg:max-w-[70%]">A person will answer you within one working day.</p>
        <div className="relative mt-8 flex flex-wrap gap-4">
          <a href={pages.contact.path} className="button-inverse">
            Contact Us
          </a>
          <a href={setting.booking_link} className="button border-current">
            Book a call
          </a>
        </div>
      </div>
    </section>
  );
}

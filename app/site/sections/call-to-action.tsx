import { BandArtwork } from '../pictures/artwork/band-artwork.tsx';
import { Actions } from './parts/actions.tsx';
import type { SectionProps } from './parts/section-props.ts';

/** An invitation on a panel in the colour of the brand. */
export function CallToAction({ section: { title, text, actions }, isFirst }: SectionProps<'callToAction'>) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <>
      <BandArtwork className="absolute -end-24 -bottom-40 size-96 opacity-25 max-lg:hidden" />
      <div className="invitation wrap relative">
        <Heading dir="auto" className="max-w-[12em] text-3xl">
          {title}
        </Heading>
        {text && (
          <p dir="auto" className="mt-4 max-w-text lg:max-w-[70%]">
            {text}
          </p>
        )}
        <Actions actions={actions} className="mt-8" others="button-quiet" />
      </div>
    </>
  );
}

import { BandArtwork } from '../pictures/artwork/band-artwork.tsx';
import { Actions } from './parts/actions.tsx';
import type { SectionProps } from './parts/section-props.ts';

/** An invitation: large words on a panel, or below a line with the buttons beside them. */
export function CallToAction({ section: { title, text, actions, look }, isOpening }: SectionProps<'callToAction'>) {
  const Heading = isOpening ? 'h1' : 'h2';
  return (
    <>
      {look !== 'line' && <BandArtwork className="absolute -end-24 -bottom-40 size-96 opacity-25 max-xl:hidden" />}
      <div className="invitation wrap">
        <Heading dir="auto">{title}</Heading>
        <div>
          {text && (
            <p dir="auto" className="mb-6 max-w-text">
              {text}
            </p>
          )}
          <Actions actions={actions} others="button-quiet" />
        </div>
      </div>
    </>
  );
}

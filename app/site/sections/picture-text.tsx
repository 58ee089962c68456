import { RichText } from '../parts/rich-text.tsx';
import { wide } from '../pictures/sizes.ts';
import { Actions } from './parts/actions.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import { SectionPicture } from './parts/section-picture.tsx';
import type { SectionProps } from './parts/section-props.ts';

export function PictureText({ section, isOpening, level }: SectionProps<'pictureText'>) {
  const { html, image, image_alt, action, side } = section;
  return (
    <div className="wrap grid items-center gap-x-[clamp(2rem,6vw,6rem)] gap-y-8 lg:grid-cols-2">
      <SectionPicture
        src={image}
        alt={image_alt}
        sizes={`${wide(34)}, (min-width: 64rem) 45vw, 90vw`}
        isEager={isOpening}
        className={`max-h-[90svh] w-full rounded-panel object-cover ${side === 'end' ? 'lg:order-last' : ''}`}
      />
      <div className="min-w-0">
        <SectionHeading section={section} isOpening={isOpening} />
        <RichText html={html} level={level} />
        {action && <Actions actions={[action]} className="mt-8" />}
      </div>
    </div>
  );
}

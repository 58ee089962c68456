import { RichText } from '../parts/rich-text.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import type { SectionProps } from './parts/section-props.ts';

const layouts = {
  narrow: 'wrap',
  wide: 'wrap',
  large: 'wrap grid gap-x-16 lg:grid-cols-[1fr_2fr]',
};

const texts = {
  narrow: '',
  wide: 'rich-text-wide',
  large: 'font-display text-xl leading-snug lg:col-start-2',
};

export function TextSection({ section, isOpening, level }: SectionProps<'richText'>) {
  const { html, width } = section;
  return (
    <div className={layouts[width]}>
      <SectionHeading
        section={section}
        isOpening={isOpening}
        className={width === 'large' ? 'self-start lg:mb-0' : ''}
      />
      <RichText html={html} level={level} className={texts[width]} />
    </div>
  );
}

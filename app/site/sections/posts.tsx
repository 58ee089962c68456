import { Digest } from '../parts/blog/front-page.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import { levelBelow, type SectionProps } from './parts/section-props.ts';

export function Posts({ section, isOpening }: SectionProps<'posts'>) {
  return (
    <div className="wrap">
      <SectionHeading section={section} isOpening={isOpening} />
      <Digest blogs={section.data} level={levelBelow(section, isOpening)} isEager={isOpening} />
    </div>
  );
}

import { Digest } from '../parts/blog/front-page.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import { levelBelow, type SectionProps } from './parts/section-props.ts';

export function Posts({ section, isFirst }: SectionProps<'posts'>) {
  return (
    <div className="wrap">
      <SectionHeading section={section} isFirst={isFirst} />
      <Digest blogs={section.data} level={levelBelow(section, isFirst)} isFirst={isFirst} />
    </div>
  );
}

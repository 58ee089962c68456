import type { ReactNode } from 'react';
import type { ServiceCategory } from '../../../content/service-categories.ts';
import { Cover } from './cover.tsx';
import { Picture } from './picture.tsx';

/** How wide the picture of a card in a grid is: one, two or three stand beside one another. */
export const CARD_SIZES =
  '(min-width: 78.5rem) 24.4rem, (min-width: 64rem) calc(33vw - 1.8rem), (min-width: 40rem) calc(50vw - 2rem), calc(100vw - 2.5rem)';

interface CardProps {
  href: string;
  title: string;
  text: string;
  /** The level of its heading, one below that of the list it stands in. */
  level?: 2 | 3;
  image: string | null;
  image_width: number | null;
  image_height: number | null;
  category?: ServiceCategory;
  isFirst?: boolean;
  children?: ReactNode;
}

/** A card that leads somewhere; all of it is the link of its heading. */
export function Card({
  href,
  title,
  text,
  level = 3,
  image,
  image_width,
  image_height,
  category,
  isFirst = false,
  children,
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors duration-200 focus-within:border-brand hover:border-brand">
      <Picture
        src={image}
        alt=""
        width={image_width}
        height={image_height}
        sizes={CARD_SIZES}
        instead={<Cover seed={title} kind={category} className="aspect-[3/2] w-full" />}
        isFirst={isFirst}
        className="aspect-[3/2] w-full object-cover"
      />
      <div className="flex grow flex-col gap-3 p-6">
        {children}
        <Heading className="text-lg">
          <a href={href} className="no-underline after:absolute after:inset-0 group-hover:text-brand">
            {title}
          </a>
        </Heading>
        <p className="text-sm text-muted">{text}</p>
      </div>
    </article>
  );
}

export function Cards({ children }: { children: ReactNode }) {
  return <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">{children}</div>;
}

import type { ReactNode } from 'react';
import type { ServiceCategory } from '../../../content/service-categories.ts';
import { PlaceholderCover } from '../pictures/placeholder-cover.tsx';
import { Picture } from '../pictures/picture.tsx';

/** `sizes` of a picture in a grid of three or two columns. The grid grows with the font size on wide screens. */
export const COLUMN_SIZES =
  '(min-width: 78.5rem) calc(18.3rem + 7.3vw), (min-width: 64rem) calc(33vw - 1.8rem), (min-width: 40rem) calc(50vw - 2rem)';
const CARD_SIZES = `${COLUMN_SIZES}, 85vw`;

// Pairs and single cards show their picture beside the text where there is room.
const PAIRED = '(min-width: 70.5rem) calc(18.3rem + 7.3vw), (min-width: 40rem) calc(50vw - 2rem), 85vw';
const ALONE = '(min-width: 78.5rem) calc(25.6rem + 10vw), (min-width: 40rem) 45vw, 85vw';

// Two cards high and cropped at the sides, it is wider than its box.
const FEATURED = '(min-width: 64rem) calc(57.5rem + 26vw), (min-width: 40rem) 45vw, 85vw';

export function cardSizes(count: number, isFeatured = false): string {
  if (isFeatured) return FEATURED;
  if (count === 1) return ALONE;
  return count === 2 || count === 4 ? PAIRED : CARD_SIZES;
}

/** At the top of a card, or beside its text where there is room. */
export const CARD_PICTURE = 'aspect-[3/2] w-full object-cover @lg:aspect-auto @lg:min-h-56 @lg:w-[45%]';

interface CardProps {
  href: string;
  title: string;
  text: string;
  level?: 2 | 3;
  image: string | null;
  image_width: number | null;
  image_height: number | null;
  category?: ServiceCategory;
  sizes: string;
  isFirst?: boolean;
  children?: ReactNode;
}

/** A card whose whole surface is the link in its heading. */
export function Card({
  href,
  title,
  text,
  level = 3,
  image,
  image_width,
  image_height,
  category,
  sizes,
  isFirst = false,
  children,
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="card group @container relative rounded-card border border-line bg-surface transition-colors duration-200 focus-within:border-brand-edge hover:border-brand-edge">
      <div className="flex h-full flex-col overflow-hidden rounded-[calc(var(--radius-card)-1px)] @lg:flex-row">
        <Picture
          src={image}
          alt=""
          width={image_width}
          height={image_height}
          sizes={sizes}
          fallback={<PlaceholderCover seed={title} kind={category} className={CARD_PICTURE} />}
          isFirst={isFirst}
          className={CARD_PICTURE}
        />
        <div className="flex min-w-0 grow basis-0 flex-col gap-3 p-card @lg:justify-center @4xl:p-12">
          {children}
          <Heading dir="auto" className="line-clamp-4 text-lg leading-tight @4xl:text-xl">
            <a
              href={href}
              className="no-underline outline-none group-hover:text-brand-text after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
            >
              {title}
            </a>
          </Heading>
          <p dir="auto" className="line-clamp-5 text-sm text-muted @4xl:text-base">
            {text}
          </p>
        </div>
      </div>
    </article>
  );
}

interface CardsProps {
  hasFeatured?: boolean;
  children: ReactNode;
}

export function Cards({ hasFeatured = false, children }: CardsProps) {
  return <div className={`reveal ${hasFeatured ? 'cards-featured' : 'cards'}`}>{children}</div>;
}

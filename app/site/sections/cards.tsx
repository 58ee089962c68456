import { SiteLink } from '../layout/site-link.tsx';
import { useSite } from '../layout/site-data.ts';
import { composeMark } from '../../../content/artwork/compose.ts';
import { Groups } from '../pictures/artwork/groups.tsx';
import { wide } from '../pictures/sizes.ts';
import { SectionPicture } from './parts/section-picture.tsx';
import type { SectionProps } from './parts/section-props.ts';

type Look = SectionProps<'cards'>['section']['look'];
type CardOf = SectionProps<'cards'>['section']['cards'][number];

const lists: Record<Look, string> = {
  cards: 'cards reveal',
  marks: 'columns',
  list: 'border-t border-line',
};

const items: Record<Look, string> = {
  cards:
    'card @container rounded-card border border-line bg-surface has-[a:hover]:border-brand-edge has-[a:focus-visible]:border-brand-edge transition-colors',
  marks: 'bg-surface',
  list: 'border-b border-line',
};

const boxes: Record<Look, string> = {
  cards: 'flex h-full flex-col overflow-hidden rounded-[calc(var(--radius-card)-1px)] @lg:flex-row',
  marks: 'contents',
  list: 'contents',
};

const texts: Record<Look, string> = {
  cards: 'grow basis-0 p-card @lg:self-center',
  marks: 'mark-and-text',
  list: 'grid items-baseline gap-x-16 gap-y-2 py-[clamp(1.25rem,2.5vw,2.25rem)] lg:grid-cols-[1fr_1.9fr]',
};

/** Points of equal weight. The whole of one that has a link is clickable. */
export function CardsSection({ section: { cards, look }, isOpening, level }: SectionProps<'cards'>) {
  return (
    <ul className={lists[look]}>
      {cards.map((card, index) => (
        <li key={index} className={`relative ${items[look]}`}>
          <div className={boxes[look]}>
            {look === 'cards' && (
              <SectionPicture
                src={card.image}
                alt={card.image_alt}
                sizes={pictureSizes(cards.length)}
                isEager={isOpening && index === 0}
                className="aspect-[3/2] w-full object-cover @lg:aspect-auto @lg:min-h-56 @lg:w-[45%]"
              />
            )}
            <div className={`min-w-0 ${texts[look]}`}>
              {look === 'marks' && <Artwork card={card} index={index} />}
              <CardText card={card} level={level} isLarge={look !== 'cards'} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

const THREE_COLUMNS = `${wide(24.4)}, (min-width: 64rem) calc(33vw - 1.8rem), (min-width: 40rem) calc(50vw - 2rem), 85vw`;

// Pairs and single cards show their picture beside the text where there is room.
const PAIRED = `${wide(24.4, 70.5)}, (min-width: 40rem) calc(50vw - 2rem), 85vw`;
const ALONE = `${wide(34)}, (min-width: 40rem) 45vw, 85vw`;

function pictureSizes(count: number) {
  if (count === 1) return ALONE;
  return count === 2 || count === 4 ? PAIRED : THREE_COLUMNS;
}

/** The picture of a card, or else a small figure of what its title is about. Decorative. */
function Artwork({ card: { image, image_alt, title }, index }: { card: CardOf; index: number }) {
  const { artwork } = useSite().brand;
  if (!image && artwork === 'none') return null;
  return (
    <div className="mark-of-text">
      {image ? (
        <SectionPicture src={image} alt={image_alt} sizes="7.25rem" className="h-18 w-auto" />
      ) : (
        <svg viewBox="-18 -1 96 62" aria-hidden="true" className="artwork h-24 w-auto max-w-full">
          <Groups groups={composeMark({ title, artwork, place: index })} />
        </svg>
      )}
    </div>
  );
}

function CardText({ card: { title, text, link }, level, isLarge }: { card: CardOf; level: 2 | 3; isLarge: boolean }) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading dir="auto" className={isLarge ? 'text-lg sm:text-xl' : 'text-lg leading-tight'}>
        {link ? (
          <SiteLink to={link} className="whole-card">
            {title}
          </SiteLink>
        ) : (
          title
        )}
      </Heading>
      {text && (
        <p dir="auto" className="mt-1.5 max-w-text text-muted sm:mt-3">
          {text}
        </p>
      )}
    </>
  );
}

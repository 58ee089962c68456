import { Mark } from '../pictures/artwork/marks.tsx';
import { CARD_SIZES } from '../parts/card.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import { SectionPicture } from './parts/section-picture.tsx';
import { levelBelow, type SectionProps } from './parts/section-props.ts';

type Look = SectionProps<'cards'>['section']['look'];
type CardOf = SectionProps<'cards'>['section']['cards'][number];

const lists: Record<Look, string> = {
  cards: 'cards reveal',
  marks: 'columns',
  list: 'border-t border-line',
};

const items: Record<Look, string> = {
  cards:
    'rounded-card border border-line bg-surface overflow-hidden has-[a:hover]:border-brand-edge has-[a:focus-visible]:border-brand-edge transition-colors',
  marks: 'bg-surface',
  list: 'border-b border-line',
};

const texts: Record<Look, string> = {
  cards: 'p-card',
  marks: 'p-[clamp(1.5rem,3vw,3rem)]',
  list: 'grid items-baseline gap-x-16 gap-y-2 py-[clamp(1.25rem,2.5vw,2.25rem)] lg:grid-cols-[1fr_1.9fr]',
};

/** Points of equal weight. The whole of one that has a link is clickable. */
export function CardsSection({ section, isFirst }: SectionProps<'cards'>) {
  const { cards, look } = section;
  return (
    <div className="wrap">
      <SectionHeading section={section} isFirst={isFirst} />
      <ul className={lists[look]}>
        {cards.map((card, index) => (
          <li key={index} className={`relative ${items[look]}`}>
            {look === 'cards' && (
              <SectionPicture
                src={card.image}
                alt={card.image_alt}
                sizes={CARD_SIZES}
                isFirst={isFirst && index === 0}
                className="aspect-[3/2] w-full object-cover"
              />
            )}
            <div className={texts[look]}>
              {look === 'marks' && <Artwork card={card} index={index} />}
              <CardText card={card} level={levelBelow(section, isFirst)} isLarge={look !== 'cards'} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Artwork({ card: { image, image_alt }, index }: { card: CardOf; index: number }) {
  return (
    <div className="mb-8">
      {image ? (
        <SectionPicture src={image} alt={image_alt} sizes="7.25rem" className="h-18 w-auto" />
      ) : (
        <Mark index={index} />
      )}
    </div>
  );
}

function CardText({ card: { title, text, link }, level, isLarge }: { card: CardOf; level: 2 | 3; isLarge: boolean }) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading dir="auto" className={isLarge ? 'text-xl' : 'text-lg leading-tight'}>
        {link ? (
          <a href={link} className="whole-card">
            {title}
          </a>
        ) : (
          title
        )}
      </Heading>
      <p dir="auto" className="mt-3 max-w-text text-muted">
        {text}
      </p>
    </>
  );
}

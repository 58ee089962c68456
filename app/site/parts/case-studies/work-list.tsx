import { pages, recordPath } from '../../../../content/addresses.ts';
import type { CaseStudyCard } from '../../../../server/site/case-studies/case-studies.ts';
import { useAddress } from '../../layout/addresses.ts';
import { Picture, pictureProps } from '../../pictures/picture.tsx';
import { coverProps } from '../../pictures/cover.tsx';
import { WHOLE, wide } from '../../pictures/sizes.ts';
import { Figures } from '../figures.tsx';

const HALF = `${wide(44)}, (min-width: 64rem) 52vw, 90vw`;

interface WorkListProps {
  caseStudies: CaseStudyCard[];
  level?: 2 | 3;
  isEager?: boolean;
  /** Whether the first picture may reach to the edges of the screen. */
  isWide?: boolean;
}

/** Case studies with big pictures and one figure each: the first across the page, the others on alternating sides. */
export function WorkList({ caseStudies, level = 2, isEager = false, isWide = false }: WorkListProps) {
  return (
    <div className={`work ${isWide ? 'work-wide' : ''}`}>
      {caseStudies.map((caseStudy, index) => (
        <CaseStudyEntry
          key={caseStudy.id}
          caseStudy={caseStudy}
          level={level}
          sizes={index > 0 ? HALF : isWide ? '100vw' : `${WHOLE}, 90vw`}
          isEager={isEager && index === 0}
        />
      ))}
    </div>
  );
}

interface EntryProps {
  caseStudy: CaseStudyCard;
  level: 2 | 3;
  sizes: string;
  isEager: boolean;
}

function CaseStudyEntry({ caseStudy, level, sizes, isEager }: EntryProps) {
  const { slug, title, short_description, results } = caseStudy;
  const Heading = `h${level}` as const;
  const [result] = results;
  const addressOf = useAddress();
  return (
    <article className="relative">
      <Picture
        {...pictureProps(caseStudy, 'image')}
        {...coverProps('case-study', caseStudy, { className: 'cover' })}
        sizes={sizes}
        isEager={isEager}
      />
      <div className="text min-w-0">
        <ClientAndYear {...caseStudy} />
        <Heading dir="auto" className="mt-2 line-clamp-4 text-2xl">
          <a href={addressOf(recordPath(pages['case-study'], slug))} className="whole-card">
            {title}
          </a>
        </Heading>
        <p dir="auto" className="mt-4 line-clamp-5 max-w-text text-muted">
          {short_description}
        </p>
      </div>
      {result && <Figures results={[result]} className="figure" />}
    </article>
  );
}

export function ClientAndYear({ client, year }: Pick<CaseStudyCard, 'client' | 'year'>) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted">
      <span dir="auto" className="font-semibold text-accent">
        {client}
      </span>
      {year && <span>{year}</span>}
    </p>
  );
}

import { pages, recordPath } from '../../../../content/addresses.ts';
import type { CaseStudyCard } from '../../../../server/site/case-studies/case-studies.ts';
import { Picture, pictureProps } from '../../pictures/picture.tsx';
import { coverProps } from '../../pictures/cover.tsx';
import { wide } from '../../pictures/sizes.ts';

/** A link to the next case study, with its picture. */
export function NextCaseStudy({ caseStudy }: { caseStudy: CaseStudyCard }) {
  const { slug, title, client } = caseStudy;
  return (
    <nav aria-label="Next case study" className="not-printed wrap pt-[calc(var(--spacing-section)/2)] pb-section">
      <div className="next-work">
        <a href={recordPath(pages['case-study'], slug)} className="whole-card min-w-0 self-start">
          <span className="block text-sm text-muted">
            Next: <span dir="auto">{client}</span>
          </span>
          <span dir="auto" className="title">
            {title}
          </span>
        </a>
        <Picture
          {...pictureProps(caseStudy, 'image')}
          {...coverProps('case-study', caseStudy, { className: 'cover' })}
          alt=""
          sizes={`${wide(41.5)}, (min-width: 40rem) 54vw, 90vw`}
        />
      </div>
    </nav>
  );
}

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
      <div className="relative grid items-end gap-x-16 gap-y-6 border-t border-line-strong pt-8 sm:grid-cols-[1fr_1.4fr]">
        <a href={recordPath(pages['case-study'], slug)} className="whole-card min-w-0 self-start">
          <span className="block text-sm text-muted">
            Next: <span dir="auto">{client}</span>
          </span>
          <span
            dir="auto"
            className="title mt-3 line-clamp-4 font-display text-2xl leading-none font-heading tracking-heading text-balance"
          >
            {title}
          </span>
        </a>
        <Picture
          {...pictureProps(caseStudy, 'image')}
          {...coverProps('case-study', caseStudy, { className: 'cover aspect-[3/2] w-full rounded-card object-cover' })}
          alt=""
          sizes={`${wide(41.5)}, (min-width: 40rem) 54vw, 90vw`}
        />
      </div>
    </nav>
  );
}

import { pages, recordPath } from '../../../../content/addresses.ts';
import type { CaseStudyCard } from '../../../../server/site/case-studies.ts';
import { Picture, pictureProps } from '../../pictures/picture.tsx';

/** A link to the next case study, with its picture. */
export function NextCaseStudy({ caseStudy }: { caseStudy: CaseStudyCard }) {
  const { slug, title, client } = caseStudy;
  return (
    <nav aria-label="Next case study" className="not-printed wrap py-section">
      <a
        href={recordPath(pages['case-study'], slug)}
        className="group grid items-center gap-x-16 gap-y-6 rounded-panel border border-line bg-surface p-card no-underline transition-colors duration-200 hover:border-brand-edge sm:grid-cols-[1fr_1.4fr]"
      >
        <Picture
          {...pictureProps(caseStudy, 'image')}
          alt=""
          sizes="(min-width: 78.5rem) calc(22rem + 9vw), (min-width: 40rem) 38vw, 85vw"
          fallback={null}
          className="aspect-[3/2] w-full rounded-card object-cover"
        />
        <span className="min-w-0 sm:col-start-2">
          <span className="block text-sm text-muted">
            Next: <span dir="auto">{client}</span>
          </span>
          <span
            dir="auto"
            className="mt-2 block font-display text-xl leading-tight font-heading text-balance group-hover:text-brand-text"
          >
            {title}
          </span>
        </span>
      </a>
    </nav>
  );
}

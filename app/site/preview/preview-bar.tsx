import { FormattedDate } from '../parts/formatted-date.tsx';
import type { ShownPreview } from './shown-preview.ts';

/** Says above a page that it is a draft, whose, and for how long it can be seen. */
export function PreviewBar({ preview }: { preview: ShownPreview }) {
  const { title, label, sharedBy, expiresAt, isPinned, version } = preview;
  return (
    <aside aria-label="Preview" className="not-printed border-b border-line-strong bg-tint">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 text-sm">
        <div className="min-w-0">
          <p>
            <strong>
              Draft of “<bdi>{title}</bdi>”
            </strong>
            {label && ' · '}
            <bdi>{label}</bdi>
          </p>
          <p>
            Shared by <bdi>{sharedBy}</bdi>
            {isPinned && ', as it was at the time'}.{' '}
            {version === null ? 'It has since been published.' : 'It is not public.'} This link works until{' '}
            <FormattedDate iso={expiresAt} className="whitespace-nowrap" />.
          </p>
        </div>
        <a href={`#${FEEDBACK}`} className="button-quiet">
          Give feedback
        </a>
      </div>
    </aside>
  );
}

/** The id of what is said about a preview. */
export const FEEDBACK = 'feedback';

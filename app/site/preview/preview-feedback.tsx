import { FormattedDate } from '../parts/formatted-date.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { FEEDBACK } from './preview-bar.tsx';
import type { ShownPreview } from './shown-preview.ts';

/** What visitors have said about a preview, and the form in which they say more. */
export function PreviewFeedback({ preview }: { preview: ShownPreview }) {
  const { sharedBy, comments, decision, isSent, refused } = preview;
  return (
    <aside
      id={FEEDBACK}
      aria-labelledby="feedback-heading"
      className="not-printed border-t border-line-strong bg-tint py-section"
    >
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="min-w-0 space-y-6">
          <h2 id="feedback-heading" className="text-xl">
            What do you think?
          </h2>
          {isSent && !refused && (
            <output className="block rounded-card border-s-4 border-brand-edge bg-surface p-5 font-semibold">
              Thank you. {sharedBy} can read it now.
            </output>
          )}
          {decision && <DecisionNote decision={decision} />}
          <ol className="space-y-6">
            {comments.map(({ id, name, text, created_at }) => (
              <li key={id}>
                <p>
                  <strong dir="auto">{name}</strong> <FormattedDate iso={created_at} />
                </p>
                <p dir="auto" className="mt-1 max-w-text whitespace-pre-line">
                  {text}
                </p>
              </li>
            ))}
          </ol>
        </div>
        <FeedbackForm preview={preview} />
      </div>
    </aside>
  );
}

function DecisionNote({ decision }: { decision: NonNullable<ShownPreview['decision']> }) {
  const { name, at: decidedAt, isOfThisVersion } = decision;
  return (
    <p>
      <strong dir="auto">{name}</strong>{' '}
      {decision.decision === 'approved' ? 'approved this draft' : 'asked for changes'} on{' '}
      <FormattedDate iso={decidedAt} className="whitespace-nowrap" />.
      {!isOfThisVersion && ' The draft has changed since.'}
    </p>
  );
}

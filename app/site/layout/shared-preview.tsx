import { answerLimits, checkFields } from '../../../content/forms.ts';
import type { SharedPreview } from '../../../server/content/preview-links/visits.ts';
import { Field } from '../forms/fields.tsx';
import { FormattedDate } from '../parts/formatted-date.tsx';

/** A shared preview, and the result of the last feedback sent. */
export interface ShownPreview extends SharedPreview {
  /** Whether an answer was stored just now. */
  isSent: boolean;
  /** The answer that was refused, to fill the form again, and why. */
  refused: RefusedAnswer | null;
}

export interface RefusedAnswer {
  values: Record<string, string>;
  errors: Record<string, string[]>;
  /** The reason, where no single field is at fault. */
  message: string | null;
}

/** The id of what is said about a preview. */
const FEEDBACK = 'feedback';

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
            {comments.map(({ id, name, quote, text, created_at }) => (
              <li key={id}>
                <p>
                  <strong dir="auto">{name}</strong> <FormattedDate iso={created_at} />
                </p>
                {quote && (
                  <blockquote dir="auto" className="mt-1 max-w-text border-s-2 border-line-strong ps-3 text-muted">
                    “{quote}”
                  </blockquote>
                )}
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

const NOTHING: RefusedAnswer = { values: {}, errors: {}, message: null };

/** Sends a comment or a decision to the address of the preview, whose token the page does not contain. */
function FeedbackForm({ preview }: { preview: ShownPreview }) {
  const { sharedBy, allowsComments, version, refused } = preview;
  const { values, errors } = refused ?? NOTHING;
  return (
    <form method="post" aria-label="Your feedback" className="lead-form content-start">
      {refused && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- Nothing else scrolls it into view.
        <div tabIndex={-1} autoFocus className="rounded-card">
          <p role="alert" className="rounded-card border border-s-4 border-accent p-5 font-semibold text-accent">
            {refused.message ?? checkFields}
          </p>
        </div>
      )}
      {version !== null && <input type="hidden" name="version" value={version} />}
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={answerLimits.name}
        values={values}
        errors={errors}
      />
      {allowsComments && (
        <Field
          label="Words on the page that it is about, if any"
          name="quote"
          isOptional
          maxLength={answerLimits.quote}
          values={values}
          errors={errors}
        />
      )}
      {allowsComments && (
        <Field
          label="Comment"
          name="text"
          rows={5}
          isOptional
          maxLength={answerLimits.text}
          values={values}
          errors={errors}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {allowsComments && (
          <button type="submit" className="button-quiet">
            Send comment
          </button>
        )}
        <button type="submit" name="decision" value="changes" className="button-quiet">
          Ask for changes
        </button>
        <button type="submit" name="decision" value="approved" className="button">
          Approve
        </button>
      </div>
      <p className="text-sm text-muted">
        Anyone with this link can read what you write. It is deleted 30 days after the link expires, or kept with this
        page once that is published. <bdi>{sharedBy}</bdi> can have it deleted at any time.
      </p>
    </form>
  );
}

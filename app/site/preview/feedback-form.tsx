import { checkFields } from '../../../content/inbox/form.ts';
import { answerLimits } from '../../../content/preview-answer.ts';
import { Field } from '../forms/field.tsx';
import type { RefusedAnswer, ShownPreview } from './shown-preview.ts';

const NOTHING: RefusedAnswer = { values: {}, errors: {}, message: null };

/** Sends a comment or a decision to the address of the preview, whose token the page does not contain. */
export function FeedbackForm({ preview }: { preview: ShownPreview }) {
  const { allowsComments, version, refused } = preview;
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
        Anyone with this link can read what you write. It is deleted 30 days after the link expires.
      </p>
    </form>
  );
}

import { answerLimits } from '../../../content/forms.ts';
import type { SharedPreview } from '../../../server/content/preview-links/visits.ts';
import { Field } from '../forms/fields.tsx';
import { quotesOf } from '../../../content/languages.ts';
import { filled, type Words } from '../../../content/words/words.ts';
import { FormattedDate } from '../parts/formatted-date.tsx';
import { useSite } from './site-data.ts';
import { Filled, useWords } from './words.tsx';

/** A shared preview, and the result of the last feedback sent. */
export interface ShownPreview extends SharedPreview {
  words: Words['preview'];
  /** Whether an answer was stored just now. */
  isSent: boolean;
  /** Who has sent it; empty where nobody has. */
  sender: string;
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
  const { title, label, sharedBy, expiresAt, isPinned, version, words } = preview;
  const { layout } = useWords();
  return (
    <aside aria-label={layout.preview} className="not-printed border-b border-line-strong bg-tint">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 text-sm">
        <div className="min-w-0">
          <p>
            <strong>
              <Filled text={words.draftOf} values={{ title: <bdi>{title}</bdi> }} />
            </strong>
            {label && ' · '}
            <bdi>{label}</bdi>
          </p>
          <p>
            <Filled text={isPinned ? words.sharedAsItWas : words.sharedBy} values={{ name: <bdi>{sharedBy}</bdi> }} />{' '}
            {version === null ? words.published : words.notPublic}{' '}
            <Filled
              text={words.worksUntil}
              values={{ date: <FormattedDate iso={expiresAt} className="whitespace-nowrap" /> }}
            />
          </p>
        </div>
        <a href={`#${FEEDBACK}`} className="button-quiet">
          {words.giveFeedback}
        </a>
      </div>
    </aside>
  );
}

/** What visitors have said about a preview, and the form in which they say more. */
export function PreviewFeedback({ preview }: { preview: ShownPreview }) {
  const { sharedBy, comments, decision, isSent, refused, words } = preview;
  const { language } = useSite();
  const [opened, closed] = quotesOf(language);
  return (
    <aside
      id={FEEDBACK}
      aria-labelledby="feedback-heading"
      className="not-printed border-t border-line-strong bg-tint py-section"
    >
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="min-w-0 space-y-6">
          <h2 id="feedback-heading" className="text-xl">
            {words.question}
          </h2>
          {isSent && !refused && (
            <output className="block rounded-card border-s-4 border-brand-edge bg-surface p-5 font-semibold">
              {filled(words.thanks, { name: sharedBy })}
            </output>
          )}
          {decision && <DecisionNote decision={decision} words={words} />}
          <ol className="space-y-6">
            {comments.map(({ id, name, quote, text, created_at }) => (
              <li key={id}>
                <p>
                  <strong dir="auto">{name}</strong> <FormattedDate iso={created_at} />
                </p>
                {quote && (
                  <blockquote dir="auto" className="mt-1 max-w-text border-s-2 border-line-strong ps-3 text-muted">
                    {opened}
                    {quote}
                    {closed}
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

interface DecisionNoteProps extends Pick<ShownPreview, 'words'> {
  decision: NonNullable<ShownPreview['decision']>;
}

function DecisionNote({ decision, words: { approved, changes, changedSince } }: DecisionNoteProps) {
  const { name, at: decidedAt, isOfThisVersion } = decision;
  const values = {
    name: <strong dir="auto">{name}</strong>,
    date: <FormattedDate iso={decidedAt} className="whitespace-nowrap" />,
  };
  return (
    <p>
      <Filled text={decision.decision === 'approved' ? approved : changes} values={values} />
      {!isOfThisVersion && ` ${changedSince}`}
    </p>
  );
}

/** Sends a comment or a decision to the address of the preview, whose token the page does not contain. */
function FeedbackForm({ preview }: { preview: ShownPreview }) {
  const { sharedBy, allowsComments, version, sender, refused, words } = preview;
  const { values, errors } = refused ?? { values: { name: sender }, errors: {} };
  const { forms } = useWords();
  return (
    <form method="post" aria-label={words.yourFeedback} className="lead-form content-start">
      {refused && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- Nothing else scrolls it into view.
        <div tabIndex={-1} autoFocus className="rounded-card">
          <p role="alert" className="rounded-card border border-s-4 border-accent p-5 font-semibold text-accent">
            {refused.message ?? forms.checkFields}
          </p>
        </div>
      )}
      {version !== null && <input type="hidden" name="version" value={version} />}
      <Field
        label={words.name}
        name="name"
        autoComplete="name"
        maxLength={answerLimits.name}
        values={values}
        errors={errors}
      />
      {allowsComments && (
        <Field
          label={words.quote}
          name="quote"
          isOptional
          maxLength={answerLimits.quote}
          values={values}
          errors={errors}
        />
      )}
      {allowsComments && (
        <Field
          label={words.comment}
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
            {words.send}
          </button>
        )}
        <button type="submit" name="decision" value="changes" className="button-quiet">
          {words.askForChanges}
        </button>
        <button type="submit" name="decision" value="approved" className="button">
          {words.approve}
        </button>
      </div>
      <p className="text-sm text-muted">
        <Filled text={words.whoReads} values={{ name: <bdi>{sharedBy}</bdi> }} />
      </p>
    </form>
  );
}

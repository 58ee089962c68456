import { Anchor, Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { englishNameOf } from '../../../../content/languages.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import { useReaderZone } from '../../../ui/agency.tsx';
import { Ago } from '../../parts/ago.tsx';
import { useNameOf, useSignedIn } from '../../parts/signed-in.ts';
import { showComments, showDraftGroup } from '../drafts/show-draft-group.ts';
import type { SavedDraft } from '../drafts/drafts.ts';
import { isSomebodyElses, labelsOf, namesOf, othersIn, type Self } from '../publishing/questions.ts';
import { dayOrTime, scheduledTime } from '../schedules/zoned-time.ts';
import { isHidden, useIsLanguageHidden } from '../show/public-page.tsx';
import type { RecordFormState } from './state/use-record-form.ts';

type Decision = NonNullable<SavedDraft['decision']>;

interface StateLineProps {
  type: ContentType;
  form: RecordFormState;
  /** When the record is shown or hidden by itself. */
  schedules: Schedule[];
  /** Shows what publishing the draft would change. */
  onCompare: () => void;
}

/** Says what visitors see of a record, whose words the form holds, and what will happen by itself. Its words lead there. */
export function StateLine({ type, form, schedules, onCompare }: StateLineProps) {
  const zone = useReaderZone();
  const { savedDraft, theirs } = form;
  const [isWhole, setWhole] = useState(false);
  return (
    <div className="form-state" data-whole={isWhole || undefined}>
      <output data-unsaved={form.isUnsaved || undefined} data-trouble={form.trouble ? true : undefined}>
        {unsavedState(form) ?? <SavedState type={type} form={form} onCompare={onCompare} />}
      </output>
      {savedDraft && <DraftFacts type={type} form={form} draft={savedDraft} onCompare={onCompare} />}
      {schedules.map((schedule) => (
        <Fact key={schedule.id}>{sentenceAbout(schedule, zone)}</Fact>
      ))}
      {theirs && <Apart type={type} form={form} names={namesOf(theirs.authors)} />}
      <Anchor
        component="button"
        type="button"
        inherit
        className="form-state-more"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? 'Less' : 'More'}
      </Anchor>
    </div>
  );
}

function unsavedState({ trouble, isUnsaved }: RecordFormState) {
  if (trouble) return `Not saved. ${trouble}`;
  return isUnsaved ? 'Unsaved changes' : null;
}

function SavedState({ type, form, onCompare }: Omit<StateLineProps, 'schedules'>) {
  const zone = useReaderZone();
  const self = useSignedIn();
  const isLanguageHidden = useIsLanguageHidden(type);
  const { record, savedDraft } = form;
  if (savedDraft) {
    const { updated_at } = savedDraft;
    return (
      <Fact onShow={whereDiffers(savedDraft, onCompare)}>
        {`Draft by ${writersOf(type, savedDraft, self)}, saved `}
        <Ago time={updated_at} />
      </Fact>
    );
  }
  if (!record) return 'Not saved yet';
  const day = dayOrTime(new Date(record.updated_at), zone);
  if (isHidden(type, record)) return `InActive, saved ${day}`;
  if (isLanguageHidden && type.language)
    return `Published ${day}. Visitors do not see ${englishNameOf(type.language)} yet`;
  return `Live since ${day}`;
}

/** Returns who has written a draft, and what, if that is one other person. */
function writersOf(type: ContentType, draft: SavedDraft, self: Self) {
  const [other] = othersIn(draft, self);
  if (!other || !isSomebodyElses(draft, self)) return 'you';
  return draft.authors.length === 1 ? `${other.name}: ${labelsOf(type, other.fields)}` : namesOf(draft.authors);
}

interface DraftFactsProps extends Omit<StateLineProps, 'schedules'> {
  draft: SavedDraft;
}

/** Whose changes a draft holds besides one's own, who has it, who has approved it, and when it goes live. */
function DraftFacts({ type, form, draft, onCompare }: DraftFactsProps) {
  const self = useSignedIn();
  const zone = useReaderZone();
  const { schedule, review, decision } = draft;
  const isNamed = !unsavedState(form) && isSomebodyElses(draft, self) && draft.authors.length === 1;
  return (
    <>
      {schedule && <Fact isKept>{sentenceAbout(schedule, zone)}</Fact>}
      {!isNamed &&
        othersIn(draft, self).map(({ name, fields }) => (
          <Fact key={name} onShow={whereDiffers(draft, onCompare)}>
            {`Changes by ${name}: ${labelsOf(type, fields)}`}
          </Fact>
        ))}
      {review && <ReviewFact review={review} />}
      {decision && <Fact>{sentenceOn(decision, draft.version)}</Fact>}
    </>
  );
}

function ReviewFact({ review }: { review: NonNullable<SavedDraft['review']> }) {
  const nameOf = useNameOf();
  const { state, by, by_id, to, to_id, at: time, changed_since } = review;
  const receiver = to === null ? 'everybody who publishes' : nameOf(to, to_id);
  return (
    <Fact onShow={showComments}>
      {state === 'handed over' ? `Handed to ${receiver}, ` : `Handed back by ${nameOf(by, by_id)}, `}
      <Ago time={time} />
      {changed_since && '; changed since'}
    </Fact>
  );
}

/** Nothing is published that the draft of a new record could differ from. */
function whereDiffers({ key }: SavedDraft, onCompare: () => void) {
  return key === null ? showDraftGroup : onCompare;
}

function sentenceAbout(schedule: Schedule, readerZone: string) {
  const { action, failure } = schedule;
  const isShown = action === 'publish';
  if (failure) return `It could not be ${isShown ? 'published' : 'hidden'} on time`;
  return `Goes ${isShown ? 'live' : 'offline'} ${scheduledTime(schedule, readerZone)}`;
}

function sentenceOn({ decision, decided_by, decided_version }: Decision, version: number) {
  const sentence = decision === 'approved' ? `Approved by ${decided_by}` : `${decided_by} asked for changes`;
  return `${sentence}, version ${decided_version}${version === decided_version ? '' : '; changed since'}`;
}

interface FactProps {
  onShow?: () => void;
  /** Whether it is always in sight, also where there is little room. */
  isKept?: boolean;
  children: ReactNode;
}

function Fact({ onShow = showDraftGroup, isKept = false, children }: FactProps) {
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      ta="start"
      className={isKept ? 'form-state-kept' : undefined}
      onClick={onShow}
    >
      {children}
    </Anchor>
  );
}

/** Says that somebody else has the draft, so that what is typed here can't be saved as one. */
function Apart({ type, form, names }: { type: ContentType; form: RecordFormState; names: string }) {
  return (
    <span className="form-state-kept">
      {`${names} has the draft of this ${type.noun.one}. `}
      <span className="form-state-detail">What you type stays in this browser until you publish it. </span>
      <Button size="compact-xs" variant="light" onClick={() => form.send({ is: 'join pressed' })}>
        Go on with the draft
      </Button>
    </span>
  );
}

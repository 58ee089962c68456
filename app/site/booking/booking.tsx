import { meeting } from '../../../content/inbox/meeting.ts';
import { pages } from '../../../content/addresses.ts';
import { Field } from '../forms/fields.tsx';
import { LeadForm } from '../forms/lead-form.tsx';
import type { SubmissionResult, Values } from '../forms/submission.ts';
import { SiteLink } from '../layout/site-link.tsx';
import { useWords } from '../layout/words.tsx';
import type { TimesOnPage } from './load-times.ts';
import { TimeChoice } from './time-choice.tsx';
import { DaysOfForm, ZoneOfForm } from './zone-form.tsx';

interface BookingProps {
  /** The page that it is on. */
  path: string;
  label: string;
  times: TimesOnPage;
  ownForm: Values;
  result: SubmissionResult | undefined;
}

/** Offers the free times of a kind of meeting, and the form that books one. */
export function Booking({ path, label, times, ownForm, result }: BookingProps) {
  const labels = useWords().forms.labels.meeting;
  const nearest = result?.status === 'refused' ? (result.nearest ?? []) : [];
  const initialValues = times.chosen ? { ...ownForm, time: times.chosen } : ownForm;
  const isEmpty = times.days.length === 0 && !times.earlier && !times.later;
  if (isEmpty && !result) return <NoTimes words={times.words} />;
  return (
    <div className="min-w-0">
      <LeadForm
        kind={meeting}
        label={label}
        initialValues={initialValues}
        result={result}
        submit={times.words.book}
        {...(times.isZoneChosen && { action: path + queryOf(times) })}
      >
        {(state) => (
          <>
            <ZoneOfForm {...times} />
            <TimeChoice times={times} nearest={nearest} isTaken={times.isTaken && !result} {...state} />
            {isEmpty ? <NoTimes words={times.words} /> : <DaysOfForm {...times} />}
            <Field label={labels.name} name="name" autoComplete="name" maxLength={meeting.fields.name.max} {...state} />
            <Field label={labels.email} name="email" type="email" autoComplete="email" {...state} />
            <Field label={labels.subject} name="subject" maxLength={meeting.fields.subject.max} {...state} />
          </>
        )}
      </LeadForm>
    </div>
  );
}

/** What was refused is answered with the times that were there. */
function queryOf({ zone, from }: TimesOnPage): string {
  return `?${new URLSearchParams({ zone, ...(from && { from }) })}`;
}

function NoTimes({ words }: Pick<TimesOnPage, 'words'>) {
  return (
    <p className="self-start rounded-panel border border-line bg-surface p-[clamp(1.25rem,4vw,3rem)]">
      <SiteLink to={pages.contact.path} className="link">
        {words.none}
      </SiteLink>
    </p>
  );
}

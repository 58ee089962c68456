import { MEETING_MINUTES } from '../../../content/inbox/appointment.ts';
import { Field } from './field.tsx';
import type { FormState } from './lead-form.tsx';
import { VisitorTimeZone } from './visitor-time-zone.tsx';

/** The fields of the meeting form. */
export const MeetingFields = (state: FormState) => (
  <>
    <Field label="Name" name="name" autoComplete="name" maxLength={100} {...state} />
    <Field label="Email" name="email" type="email" autoComplete="email" {...state} />
    <p className="-mb-2 text-sm text-muted">{`A meeting takes ${MEETING_MINUTES} minutes.`}</p>
    <Field label="Select Time" name="time" type="datetime-local" {...state} />
    <VisitorTimeZone />
    <Field label="Subject to Discuss?" name="subject" maxLength={200} {...state} />
  </>
);

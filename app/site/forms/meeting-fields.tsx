import { meeting } from '../../../content/inbox/meeting.ts';
import { Field } from './field.tsx';
import type { FormState } from './lead-form.tsx';
import { VisitorTimeZone } from './visitor-time-zone.tsx';

const { name, subject } = meeting.fields;

/** The fields of the meeting form. */
export const MeetingFields = (state: FormState) => (
  <>
    <Field label="Name" name="name" autoComplete="name" maxLength={name.max} {...state} />
    <Field label="Email" name="email" type="email" autoComplete="email" {...state} />
    <Field label="Select Time" name="time" type="datetime-local" {...state} />
    <VisitorTimeZone errors={state.errors} />
    <Field label="Subject to Discuss?" name="subject" maxLength={subject.max} {...state} />
  </>
);

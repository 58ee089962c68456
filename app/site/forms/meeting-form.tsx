import { meeting } from '../../../content/inbox/meeting.ts';
import { MeetingFields } from './fields.tsx';
import { LeadForm } from './lead-form.tsx';
import type { SubmissionResult, Values } from './submission.ts';

interface MeetingFormProps {
  label: string;
  initialValues: Values;
  result: SubmissionResult | undefined;
}

/** The form that asks for a meeting, where no times are offered. */
export function MeetingForm(props: MeetingFormProps) {
  return (
    <LeadForm kind={meeting} {...props}>
      {MeetingFields}
    </LeadForm>
  );
}

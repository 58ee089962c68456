import { MEETING_MINUTES } from '../../../content/inbox/appointment.ts';
import { pages } from '../../../content/addresses.ts';
import { ContactFields, MeetingFields } from '../forms/fields.tsx';
import { type FormState, LeadForm } from '../forms/lead-form.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { ContactDetails } from '../parts/contact/contact-details.tsx';
import { useHiddenFields } from '../loading/section-forms.ts';
import type { SectionProps } from './parts/section-props.ts';

const forms = {
  contact: { label: 'Contact Us', action: pages.contact.path, fields: ContactFields },
  meeting: { label: 'Schedule a Meeting', action: pages.meeting.path, fields: MeetingLengthAndFields },
};

/** A form that is sent to the page of its kind, which shows what is missing. */
export function ContactForm({ section, level }: SectionProps<'contactForm'>) {
  const { label, action, fields } = forms[section.form];
  const initialValues = useHiddenFields();
  return (
    <div className="grid gap-8 lg:grid-cols-[1.7fr_1fr]">
      <LeadForm
        label={section.heading ?? label}
        action={action}
        initialValues={initialValues}
        prefix={`${section.id}-`}
      >
        {fields}
      </LeadForm>
      {section.html ? <RichText html={section.html} level={level} /> : <ContactDetails level={level} />}
    </div>
  );
}

/** The meeting page says how long a meeting takes next to its form; a section says so within. */
function MeetingLengthAndFields(state: FormState) {
  return (
    <>
      <p className="-mb-2 text-sm text-muted">{`A meeting takes ${MEETING_MINUTES} minutes.`}</p>
      <MeetingFields {...state} />
    </>
  );
}

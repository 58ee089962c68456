import type { ReactNode } from 'react';
import { MEETING_MINUTES } from '../../../content/inbox/appointment.ts';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import type { InboxKind } from '../../../content/inbox/inbox-kind.ts';
import type { InboxForm } from '../../../content/inbox/inbox-kinds.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import { pages } from '../../../content/addresses.ts';
import { ContactFields, MeetingFields } from '../forms/fields.tsx';
import { type FormState, LeadForm } from '../forms/lead-form.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { ContactDetails } from '../parts/contact/contact-details.tsx';
import { filled } from '../../../content/words/words.ts';
import { usePage } from '../layout/addresses.ts';
import { usePageName } from '../layout/page-names.ts';
import { useWords } from '../layout/words.tsx';
import { useHiddenFields } from '../loading/uncached-data.ts';
import type { SectionProps } from './parts/section-props.ts';

const forms: Record<InboxForm, { kind: InboxKind; fields: (state: FormState) => ReactNode }> = {
  contact: { kind: contactMessage, fields: ContactFields },
  meeting: { kind: meeting, fields: MeetingLengthAndFields },
};

/** A form that is sent to the page of its kind, which shows what is missing: in its language, or in that of the records. */
export function ContactForm({ section, level }: SectionProps<'contactForm'>) {
  const name = usePageName(section.form);
  const { kind, fields } = forms[section.form];
  const page = usePage(section.form);
  const initialValues = useHiddenFields();
  return (
    <div className="grid gap-8 lg:grid-cols-[1.7fr_1fr]">
      <LeadForm
        kind={kind}
        label={section.heading ?? name}
        sentTo={page?.path ?? pages[section.form].path}
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
  const { takesMinutes } = useWords().forms;
  return (
    <>
      <p className="-mb-2 text-sm text-muted">{filled(takesMinutes, { n: String(MEETING_MINUTES) })}</p>
      <MeetingFields {...state} />
    </>
  );
}

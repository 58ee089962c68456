import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { Field } from './field.tsx';
import type { FormState } from './lead-form.tsx';

const { name, phone, description } = contactMessage.fields;

/** The fields of the contact form. */
export const ContactFields = (state: FormState) => (
  <>
    <Field label="Name" name="name" autoComplete="name" maxLength={name.max} {...state} />
    <Field label="Email" name="email" type="email" autoComplete="email" {...state} />
    <Field label="Phone" name="phone" type="tel" autoComplete="tel" maxLength={phone.max} {...state} />
    <Field label="Message" name="description" rows={7} maxLength={description.max} {...state} />
  </>
);

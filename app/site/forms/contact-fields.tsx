import { Field } from './field.tsx';
import type { FormState } from './lead-form.tsx';

/** The fields of the contact form. */
export const ContactFields = (state: FormState) => (
  <>
    <Field label="Name" name="name" autoComplete="name" maxLength={100} {...state} />
    <Field label="Email" name="email" type="email" autoComplete="email" {...state} />
    <Field label="Phone" name="phone" type="tel" autoComplete="tel" maxLength={100} {...state} />
    <Field label="Message" name="description" rows={7} maxLength={5000} {...state} />
  </>
);

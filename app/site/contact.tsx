import { data } from 'react-router';
import { contactThanks } from '../../content/lead-messages.ts';
import { serverContext } from '../server-context.ts';
import type { Route } from './+types/contact.ts';
import { ContactWays } from './parts/contact-ways.tsx';
import { Field } from './parts/field.tsx';
import { formHeaders, orFailure, readForm, sending } from './parts/form.ts';
import { LeadForm } from './parts/lead-form.tsx';
import { PageHead } from './parts/page-head.tsx';
import { PageIntro } from './parts/page-intro.tsx';

export const handle = { scripts: 'on use' };

export const headers = formHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const { leads, report } = context.get(serverContext);
  const values = await readForm(request);
  const outcome = await sending(() => leads.storeContactMessage(values), report);
  return outcome.state === 'stored' ? outcome : data({ ...outcome, values }, outcome.status);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailure(serverAction());

export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Contact Us"
        description="Write to us or call. A person answers within one working day."
        canonical="/contact-us"
        trail={[{ name: 'Contact Us', path: '/contact-us' }]}
      />
      <PageIntro
        title="Contact Us"
        lead="Tell us what you want to get done. A person answers within one working day."
      />
      <div className="wrap grid gap-8 py-section lg:grid-cols-[1.7fr_1fr]">
        <LeadForm label="Contact Us" thanks={contactThanks} outcome={actionData}>
          {(refusal) => (
            <>
              <Field label="Name" name="name" autoComplete="name" maxLength={100} {...refusal} />
              <Field label="Email" name="email" type="email" autoComplete="email" {...refusal} />
              <Field label="Phone" name="phone" type="tel" autoComplete="tel" maxLength={100} {...refusal} />
              <Field label="Message" name="description" rows={7} maxLength={5000} {...refusal} />
            </>
          )}
        </LeadForm>
        <ContactWays />
      </div>
    </>
  );
}

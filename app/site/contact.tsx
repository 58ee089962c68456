import { data } from 'react-router';
import { contactThanks } from '../../content/lead-messages.ts';
import { serverContext } from '../server-context.ts';
import type { Route } from './+types/contact.ts';
import { Field } from './parts/field.tsx';
import { formHeaders, orFailure, readForm, sending } from './parts/form.ts';
import { LeadForm } from './parts/lead-form.tsx';
import { PageHead } from './parts/page-head.tsx';
import { PageIntro } from './parts/page-intro.tsx';
import { phoneAddress } from './parts/phone-address.ts';
import { useSite } from './parts/site-facts.ts';

export const handle = { scripts: true };

export const headers = formHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const { leads, report } = context.get(serverContext);
  const values = await readForm(request);
  const outcome = await sending(() => leads.storeContactMessage(values), report);
  return outcome.state === 'stored' ? outcome : data({ ...outcome, values }, outcome.status);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailure(serverAction());

export default function Contact({ actionData }: Route.ComponentProps) {
  const { setting } = useSite();
  const digits = setting.chat_number?.replace(/\D/g, '');
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
      <div className="wrap grid gap-16 py-section lg:grid-cols-[1.3fr_1fr]">
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
        <div className="space-y-8">
          {setting.phone && (
            <p>
              <span className="block text-sm text-muted">{setting.phone_label}</span>
              <a href={phoneAddress(setting.phone)} className="link text-lg">
                {setting.phone}
              </a>
            </p>
          )}
          {setting.email && (
            <p>
              <span className="block text-sm text-muted">Email</span>
              <a href={`mailto:${setting.email}`} className="link text-lg">
                {setting.email}
              </a>
            </p>
          )}
          {digits && (
            <div>
              <p className="mb-6 flex items-center gap-4 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
                OR
              </p>
              <a href={`https://wa.me/${digits}`} className="button-quiet">
                Continue to chat!
              </a>
            </div>
          )}
        </div>
      </div>
    </>
  );
}

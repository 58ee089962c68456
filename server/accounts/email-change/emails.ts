import type { EmailMessage } from '../../platform/mail.ts';
import type { EmailChange } from './email-change.ts';

/** Goes to the new address. */
export function confirmAddressEmail({
  id,
  name,
  email,
  by,
  link,
  publicUrl,
}: EmailChange & { link: string; publicUrl: string }): EmailMessage {
  const { host } = new URL(publicUrl);
  const asking = by.id === id ? 'You have' : `${by.name} has`;
  return {
    to: email,
    subject: `Confirm your email address for ${host}`,
    text: `Hello ${name},

${asking} asked to use this email address for your account at ${host}. Confirm it within a day:

${link}

The link works once. Until then, you sign in with your present address. If you weren't expecting this, you can ignore this email.
`,
    links: [link],
  };
}

/** Goes to the former address. */
export function addressChangedEmail({
  name,
  former,
  email,
  publicUrl,
}: EmailChange & { publicUrl: string }): EmailMessage {
  const { host } = new URL(publicUrl);
  return {
    to: former,
    subject: `Your email address for ${host} was changed`,
    text: `Hello ${name},

You now sign in at ${host} with ${email}. Links for choosing a new password go there too, no longer to this address.

If you don't know about this, tell an owner of the site at once.
`,
  };
}

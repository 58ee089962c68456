import type { EmailMessage } from '../platform/mail.ts';

interface Link {
  to: string;
  link: string;
  publicUrl: string;
}

export function invitationEmail({ to, inviter, link, publicUrl }: Link & { inviter: string }): EmailMessage {
  const { host } = new URL(publicUrl);
  return {
    to,
    subject: `Your invitation to ${host}`,
    text: `Hello,

${inviter} has invited you to help run ${host}. To accept, choose your name and password within seven days:

${link}

The link works once. If you weren't expecting this, you can ignore this email.
`,
  };
}

export function resetEmail({ to, name, link, publicUrl }: Link & { name: string }): EmailMessage {
  const { host } = new URL(publicUrl);
  return {
    to,
    subject: `Reset your password for ${host}`,
    text: `Hello ${name},

Someone asked to reset the password of your account at ${host}. If it was you, choose a new one within the next hour:

${link}

The link works once. If it wasn't you, you can ignore this email: your password stays the same.
`,
  };
}

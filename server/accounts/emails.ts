import type { Letter } from '../platform/mail.ts';

interface Link {
  to: string;
  link: string;
  publicUrl: string;
}

/** The letter that goes with an invitation. */
export function invitationLetter({ to, inviter, link, publicUrl }: Link & { inviter: string }): Letter {
  const { host } = new URL(publicUrl);
  return {
    to,
    subject: `Your invitation to ${host}`,
    text: `Hello,

${inviter} invites you to look after ${host}. Choose your name and password here, within the next seven days:

${link}

The link works once. If you do not know what this is about, you need not do anything.
`,
  };
}

/** The letter with which someone chooses a new password. */
export function resetLetter({ to, name, link, publicUrl }: Link & { name: string }): Letter {
  const { host } = new URL(publicUrl);
  return {
    to,
    subject: `A new password for ${host}`,
    text: `Hello ${name},

someone asked for a new password for your account at ${host}. If that was you, choose it here, within the next hour:

${link}

The link works once. If it was not you, you need not do anything: your password stays as it is.
`,
  };
}

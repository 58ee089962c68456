import type { Configuration } from '../platform/configuration/configuration.ts';
import { isLoopback } from '../platform/configuration/own-address.ts';
import type { MailAccount, Mailbox } from '../platform/mail.ts';
import type { Security } from './tables.ts';

type MailVariables = Pick<Configuration, 'PUBLIC_URL' | 'SMTP_URL' | 'SMTP_ALLOW_PLAIN' | 'MAIL_FROM'>;

/** What the settings say of a mail server. */
interface Server {
  host: string;
  port: number;
  security: Security;
  user: string | null;
  password: string | null;
  sender_address: string | null;
  sender_name: string | null;
}

/** Returns the account that the environment names, which decides; null where it names none. */
export function accountOfEnvironment(variables: MailVariables): MailAccount | null {
  const { SMTP_URL } = variables;
  if (!SMTP_URL) return null;
  const { password, hostname } = new URL(SMTP_URL);
  const needsTls = password !== '' && !mayGoPlain(variables, hostname);
  return { url: SMTP_URL, startTls: needsTls ? 'required' : 'offered', sender: senderOf(variables, null) };
}

export function accountOfSettings(variables: MailVariables, server: Server): MailAccount {
  const { host, port, security, user, password } = server;
  const signIn = user === null ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@`;
  return {
    url: `${security === 'tls' ? 'smtps' : 'smtp'}://${signIn}${host}:${port}`,
    startTls: security === 'starttls' ? 'required' : 'never',
    sender: senderOf(variables, server),
  };
}

/** Returns who emails are from. A mail server of the environment knows nothing of a sender in the settings. */
export function senderOf(
  { MAIL_FROM, SMTP_URL, PUBLIC_URL }: MailVariables,
  settings: Pick<Server, 'sender_address' | 'sender_name'> | null,
): Mailbox {
  if (MAIL_FROM) return MAIL_FROM;
  const { sender_address, sender_name } = (!SMTP_URL && settings) || { sender_address: null, sender_name: null };
  return { name: sender_name ?? '', address: sender_address ?? `no-reply@${new URL(PUBLIC_URL).hostname}` };
}

/** Whether a password may be sent without TLS: where nobody can listen, or that is allowed by name. */
export function mayGoPlain({ SMTP_ALLOW_PLAIN }: Pick<MailVariables, 'SMTP_ALLOW_PLAIN'>, hostname: string): boolean {
  return SMTP_ALLOW_PLAIN === 'yes' || isLoopback({ hostname });
}

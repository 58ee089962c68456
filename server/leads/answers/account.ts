import type { Configuration } from '../../platform/configuration/configuration.ts';
import { isLoopback } from '../../platform/configuration/own-address.ts';
import type { MailboxAccount } from './reading/mailbox-tasks.ts';

/** Returns the mailbox that the environment names; null where it names none. */
export function mailboxOf({
  IMAP_URL,
  SMTP_ALLOW_PLAIN,
}: Pick<Configuration, 'IMAP_URL' | 'SMTP_ALLOW_PLAIN'>): MailboxAccount | null {
  if (!IMAP_URL) return null;
  const { protocol, hostname, port, username, password } = new URL(IMAP_URL);
  const isEncrypted = protocol === 'imaps:';
  const mayGoPlain = SMTP_ALLOW_PLAIN === 'yes' || isLoopback({ hostname });
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isEncrypted ? 993 : 143),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    security: isEncrypted ? 'tls' : mayGoPlain ? 'offered' : 'starttls',
  };
}

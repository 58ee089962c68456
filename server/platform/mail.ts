import { isLoopback } from './configuration/loopback.ts';

const SEND_TIMEOUT = 15_000; // ms, for an email as a whole
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 10_000 }; // ms

export interface EmailMessage {
  /** One email address. */
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  html?: string;
  /** Where replies go; otherwise to the sender. */
  replyTo?: Mailbox;
  /** The same for each attempt to send it. */
  messageId?: string;
  /** The same facts for calendar programs. */
  icalEvent?: { method: string; filename: string; content: string };
}

export interface Mailbox {
  name: string;
  address: string;
}

/** Thrown for an address that can never receive email. */
export class UndeliverableAddress extends Error {}

export type Mail = ReturnType<typeof createMail>;

interface MailSettings {
  SMTP_URL?: string | undefined;
  SMTP_ALLOW_PLAIN?: 'yes' | 'no';
  MAIL_FROM: Mailbox;
}

/**
 * Sends email through the SMTP server of `SMTP_URL`; without one, sending fails. Addresses for which `isNobody` is true
 * throw `UndeliverableAddress`.
 */
export function createMail(
  { SMTP_URL, SMTP_ALLOW_PLAIN = 'no', MAIL_FROM }: MailSettings,
  isNobody = (_address: string) => false,
) {
  let transport: ReturnType<typeof openTransport> | undefined;

  /** Delivers an email to the SMTP server within 15 seconds. Throws on failure, or when a header has a line break. */
  async function send({ to, subject, replyTo, ...rest }: EmailMessage): Promise<void> {
    if (!SMTP_URL) throw new Error('There is no mail without SMTP_URL.');
    if (isNobody(to))
      throw new UndeliverableAddress('Addresses under .example belong to nobody, so no email is sent there.');
    refuseBreaks(to, subject, ...Object.values(replyTo ?? {}), MAIL_FROM.name, MAIL_FROM.address);
    // As an object, an address is never read as a list of them.
    const recipient = { name: '', address: to };
    const signal = AbortSignal.timeout(SEND_TIMEOUT);
    transport ??= openTransport(SMTP_URL, SMTP_ALLOW_PLAIN === 'yes');
    try {
      await (
        await transport
      ).sendMail({ from: MAIL_FROM, to: recipient, subject, ...(replyTo && { replyTo }), ...rest, signal });
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ETLS' ? new Error(NO_TLS, { cause: error }) : error;
    }
  }

  return { isConfigured: Boolean(SMTP_URL), send };
}

const NO_TLS =
  'The mail server offers no valid encryption, so the password was not sent. Use smtps://, or set SMTP_ALLOW_PLAIN=yes.';

/** A password goes over TLS alone, unless nobody can listen or that is allowed by name. */
async function openTransport(address: string, allowsPlain: boolean) {
  const { createTransport } = await import('nodemailer');
  const url = new URL(address);
  const requireTLS = Boolean(url.password) && !allowsPlain && !isLoopback(url);
  return createTransport({ url: address, requireTLS, ...TIMEOUTS, ...NO_LOCAL_ACCESS });
}

const NO_LOCAL_ACCESS = { disableFileAccess: true, disableUrlAccess: true };

function refuseBreaks(...values: string[]) {
  if (values.some((value) => /[\r\n]/.test(value))) throw new Error('A mail header cannot have a line break.');
}

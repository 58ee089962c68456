import type { Configuration } from './configuration/configuration.ts';
import { isLoopback } from './configuration/own-address.ts';

const MINUTE = 60_000; // ms
const HASTE = 10_000; // ms

/** How long an email may take, in ms. */
interface MailPatience {
  /** To connect and to be greeted. */
  greeting: number;
  /** Until the email is transferred. */
  transfer: number;
  /**
   * From then until the server has accepted it. Servers examine emails only now, and one that is given up may have been
   * delivered: it would arrive twice. RFC 5321, 4.5.3.2.6.
   */
  acceptance: number;
}

const patient: MailPatience = { greeting: MINUTE, transfer: 3 * MINUTE, acceptance: 10 * MINUTE };

export interface EmailMessage {
  /** One email address. */
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  html?: string;
  /** Where replies go; otherwise to the sender. */
  replyTo?: Mailbox;
  /** Whether it answers what somebody sent, rather than being written of itself. */
  isReply?: boolean;
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

type MailSettings = Pick<Configuration, 'MAIL_FROM'> & Partial<Pick<Configuration, 'SMTP_URL' | 'SMTP_ALLOW_PLAIN'>>;

/**
 * Sends email through the SMTP server of `SMTP_URL`; without one, sending fails. Addresses for which `isNobody` is true
 * throw `UndeliverableAddress`.
 */
export function createMail(
  { SMTP_URL, SMTP_ALLOW_PLAIN = 'no', MAIL_FROM }: MailSettings,
  isNobody = (_address: string) => false,
  patience = patient,
) {
  let transport: ReturnType<typeof openTransport> | undefined;

  /**
   * Delivers an email to the SMTP server, which may take minutes, or until `signal`. Throws on failure, or when a header has
   * a line break.
   */
  async function send(letter: EmailMessage, { signal: stopping }: { signal?: AbortSignal } = {}): Promise<void> {
    const { to, subject, replyTo, isReply: _isReply, ...rest } = letter;
    if (!SMTP_URL) throw new Error('There is no mail without SMTP_URL.');
    if (isNobody(to))
      throw new UndeliverableAddress('Addresses under .example belong to nobody, so no email is sent there.');
    refuseBreaks(to, subject, ...Object.values(replyTo ?? {}), MAIL_FROM.name, MAIL_FROM.address);
    // As an object, an address is never read as a list of them.
    const recipient = { name: '', address: to };
    const silence = watchSilence(patience);
    const signal = stopping ? AbortSignal.any([silence.signal, stopping]) : silence.signal;
    const message = {
      from: MAIL_FROM,
      to: recipient,
      ...rest,
      ...headersOf(letter),
      signal,
      onTransferred: silence.onTransferred,
    };
    transport ??= openTransport(SMTP_URL, { allowsPlain: SMTP_ALLOW_PLAIN === 'yes', patience });
    try {
      await (await transport).sendMail(message);
    } catch (error) {
      if (silence.signal.aborted) throw silence.signal.reason;
      throw (error as NodeJS.ErrnoException).code === 'ETLS' ? new Error(NO_TLS, { cause: error }) : error;
    } finally {
      silence.end();
    }
  }

  /** Connects to the SMTP server and signs in there. Throws where that fails, or takes longer than ten seconds. */
  async function verify(): Promise<void> {
    if (!SMTP_URL) throw new Error('There is no mail without SMTP_URL.');
    const hasty = { ...patience, greeting: HASTE, acceptance: HASTE };
    await (await openTransport(SMTP_URL, { allowsPlain: SMTP_ALLOW_PLAIN === 'yes', patience: hasty })).verify();
  }

  return { isConfigured: Boolean(SMTP_URL), send, verify };
}

const NO_TLS =
  'The mail server offers no valid encryption, so the password was not sent. Use smtps://, or set SMTP_ALLOW_PLAIN=yes.';

/** Aborts when a server is silent for too long. `onTransferred` starts the longer wait for its acceptance. */
function watchSilence({ transfer, acceptance }: MailPatience) {
  const controller = new AbortController();
  const giveUp = (reason: string) => controller.abort(new Error(reason));
  let timer = setTimeout(giveUp, transfer, 'The mail server did not take the email in time.');
  return {
    signal: controller.signal,
    onTransferred: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, acceptance, 'The mail server did not say in time whether it has accepted the email.');
    },
    end: () => clearTimeout(timer),
  };
}

/** A password goes over TLS alone, unless nobody can listen or that is allowed by name. */
async function openTransport(
  address: string,
  { allowsPlain, patience }: { allowsPlain: boolean; patience: MailPatience },
) {
  const { createTransport } = await import('nodemailer');
  const url = new URL(address);
  const requireTLS = Boolean(url.password) && !allowsPlain && !isLoopback(url);
  const { greeting, acceptance } = patience;
  const timeouts = { connectionTimeout: greeting, greetingTimeout: greeting, socketTimeout: 2 * acceptance };
  const transport = createTransport({ url: address, requireTLS, ...timeouts, ...NO_LOCAL_ACCESS });
  transport.use('stream', ({ message, data }, done) => {
    const { onTransferred } = data as { onTransferred?: () => void };
    message?.processFunc((email) => email.once('end', () => onTransferred?.()));
    done();
  });
  return transport;
}

const NO_LOCAL_ACCESS = { disableFileAccess: true, disableUrlAccess: true };

function refuseBreaks(...values: string[]) {
  if (values.some((value) => /[\r\n]/.test(value))) throw new Error('A mail header cannot have a line break.');
}

/** Shows nothing and allows no line break. */
const WORD_JOINER = '\u2060';

/** Returns subject, reply address and the mark of automatic mail, so that texts of strangers read as they were typed. */
function headersOf({ subject, replyTo, isReply = false }: EmailMessage) {
  return {
    subject: asTyped(subject),
    ...(replyTo && { replyTo: { ...replyTo, name: asTyped(replyTo.name) } }),
    // RFC 3834: no out-of-office message answers it.
    headers: { 'Auto-Submitted': isReply ? 'auto-replied' : 'auto-generated' },
  };
}

/** Parts what begins an encoded word (RFC 2047): mail programs decode one wherever it stands, even in quotation marks. */
function asTyped(text: string): string {
  return text.replaceAll('=?', `=${WORD_JOINER}?`);
}

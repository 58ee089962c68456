import { htmlOf } from './email-html.ts';
import { MailFailure } from './mail-failure.ts';

const MINUTE = 60_000; // ms

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

/** While somebody waits for what comes of it. */
export const hasty: MailPatience = { greeting: 10_000, transfer: 20_000, acceptance: 20_000 };

export interface EmailMessage {
  /** One email address, or several. */
  to: string | readonly string[];
  subject: string;
  /** Plain text, which is sent as HTML too. */
  text: string;
  /** The addresses in the text that can be followed in the HTML: none of those that strangers have typed. */
  links?: readonly string[];
  /** Of the text, unless it is English. */
  language?: { tag: string; dir: 'ltr' | 'rtl' };
  /** Where whoever gets it says that they want no more of them: programs by a POST alone (RFC 8058). */
  unsubscribe?: string;
  /** Where replies go; otherwise to the sender. */
  replyTo?: Mailbox | readonly Mailbox[];
  /** Whether it answers what somebody sent, rather than being written of itself. */
  isReply?: boolean;
  /** The name of the person who wrote it; without one, it is automatic. */
  author?: string;
  /** The Message-ID of the email that it follows, and of those before that. */
  inReplyTo?: string;
  references?: string[];
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

/** A mail server did not answer in time. */
export class MailSilence extends Error {}

/** An account at a mail server. */
export interface MailAccount {
  /** `smtp://` or `smtps://`, with user and password percent-encoded. */
  url: string;
  /** Whether STARTTLS is required, used where the server offers it, or never used. */
  startTls: 'required' | 'offered' | 'never';
  sender: Mailbox;
}

/** Where the account is set up. */
export interface MailAccounts {
  isConfigured: () => Promise<boolean>;
  /** Reads the account as it is now; null without one. Throws where its password cannot be read. */
  read: () => Promise<MailAccount | null>;
}

export type Mail = ReturnType<typeof createMail>;

/**
 * Sends email from the account that is set up; without one, sending fails. Addresses for which `isNobody` is true throw
 * `UndeliverableAddress`.
 */
export function createMail(accounts: MailAccounts, isNobody = (_address: string) => false, patience = patient) {
  /**
   * Delivers an email to the mail server, which may take minutes, or until `signal`. Throws a `MailFailure` where that does not
   * take it, and when a header has a line break.
   */
  async function send(letter: EmailMessage, { signal: stopping }: { signal?: AbortSignal } = {}): Promise<void> {
    const account = await existingAccount();
    const { to, subject, text, replyTo, author, inReplyTo, references, messageId, icalEvent } = letter;
    const addresses = [to].flat().filter((address) => !isNobody(address));
    if (addresses.length === 0)
      throw new UndeliverableAddress('Addresses under .example belong to nobody, so no email is sent there.');
    const { sender } = account;
    refuseBreaks(
      ...addresses,
      subject,
      ...[replyTo ?? [], sender].flat().flatMap(({ name, address }) => [name, address]),
      author ?? '',
    );
    // As an object, an address is never read as a list of them.
    const recipients = addresses.map((address) => ({ name: '', address }));
    const silence = watchSilence(patience);
    const signal = stopping ? AbortSignal.any([silence.signal, stopping]) : silence.signal;
    const message = {
      from: author ? { ...sender, name: asTyped(author) } : sender,
      to: recipients,
      text,
      html: htmlOf(letter),
      inReplyTo,
      references,
      messageId,
      icalEvent,
      ...headersOf(letter),
      signal,
      onTransferred: silence.onTransferred,
    };
    try {
      await (await openTransport(account, patience)).sendMail(message);
    } catch (error) {
      if (silence.signal.aborted) throw silence.signal.reason;
      throw stopping?.aborted ? error : new MailFailure(error as Error);
    } finally {
      silence.end();
    }
  }

  /** Connects to the mail server and signs in there. Throws a `MailFailure` where that fails. */
  async function verify(): Promise<void> {
    const transport = await openTransport(await existingAccount(), patience);
    await transport.verify().catch((error: Error) => {
      throw new MailFailure(error);
    });
  }

  async function existingAccount() {
    const account = await accounts.read();
    if (!account) throw new Error('There is no email without a mail server in the settings, or SMTP_URL.');
    return account;
  }

  return { isConfigured: accounts.isConfigured, send, verify };
}

/** Aborts when a server is silent for too long. `onTransferred` starts the longer wait for its acceptance. */
function watchSilence({ transfer, acceptance }: MailPatience) {
  const controller = new AbortController();
  const giveUp = (reason: string) => controller.abort(new MailSilence(reason));
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

async function openTransport({ url, startTls }: MailAccount, { greeting, acceptance }: MailPatience) {
  const { createTransport } = await import('nodemailer');
  const security = { requireTLS: startTls === 'required', ignoreTLS: startTls === 'never' };
  const timeouts = { connectionTimeout: greeting, greetingTimeout: greeting, socketTimeout: 2 * acceptance };
  const transport = createTransport({ url, ...security, ...timeouts, ...NO_LOCAL_ACCESS });
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
function headersOf({ subject, replyTo, isReply = false, author, unsubscribe }: EmailMessage) {
  const mailboxes = [replyTo ?? []].flat();
  return {
    subject: asTyped(subject),
    ...(mailboxes.length > 0 && { replyTo: mailboxes.map((mailbox) => ({ ...mailbox, name: asTyped(mailbox.name) })) }),
    ...(!author && { headers: { ...automatic(isReply), ...(unsubscribe && unsubscribing(unsubscribe)) } }),
  };
}

/** No out-of-office message answers it: RFC 3834, and what Exchange reads in its place. */
function automatic(isReply: boolean) {
  return {
    'Auto-Submitted': isReply ? 'auto-replied' : 'auto-generated',
    'X-Auto-Response-Suppress': 'OOF, AutoReply',
  };
}

function unsubscribing(link: string) {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Parts what begins an encoded word (RFC 2047): mail programs decode one wherever it stands, even in quotation marks. */
function asTyped(text: string): string {
  return text.replaceAll('=?', `=${WORD_JOINER}?`);
}

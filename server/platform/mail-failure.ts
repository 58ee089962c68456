import { printable } from './printable.ts';
import { meaningOf } from './smtp-reply.ts';

const MAX_QUOTED = 200; // characters

/** What kept a mail server from taking an email. */
export type MailTrouble =
  | 'reach'
  | 'time'
  | 'security'
  | 'encryption'
  | 'certificate'
  | 'sign-in'
  | 'sender'
  | 'recipient'
  | 'email';

const sentences: Record<MailTrouble, string> = {
  reach: 'The mail server cannot be reached. Check its name and port.',
  time: 'The mail server did not answer in time. Check its name, port and security.',
  security: 'Nothing at this port speaks to mail programs in this way. Port 465 usually takes TLS, port 587 STARTTLS.',
  encryption:
    'The mail server offers no valid encryption, so the password was not sent. Use TLS (smtps://), or set SMTP_ALLOW_PLAIN=yes.',
  certificate: 'The certificate of the mail server is not valid for its name. Check the name.',
  'sign-in':
    'The mail server refused user or password. Many providers want an app password instead of the one for reading mail.',
  sender: 'The mail server refused the sender. Use an address that this account may send from.',
  recipient: 'The mail server refused the recipient.',
  email: 'The mail server refused the email.',
};

/** What nodemailer says of a failure. */
interface SmtpError extends Error {
  code?: string;
  /** That of the system, which `code` stands for. */
  originalCode?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** A mail server did not take an email. The message is for the people who set it up. */
export class MailFailure extends Error {
  readonly trouble: MailTrouble;
  readonly code: string | undefined;
  readonly command: string | undefined;
  readonly responseCode: number | undefined;

  constructor(error: SmtpError) {
    const trouble = troubleOf(error);
    super(sentences[trouble] + replyIn(error), { cause: error });
    this.trouble = trouble;
    this.code = error.code;
    this.command = error.command;
    this.responseCode = error.responseCode;
  }
}

function troubleOf({ code = '', originalCode = code, command = '', message, responseCode }: SmtpError): MailTrouble {
  if (CERTIFICATE.test(originalCode) || /certificate/i.test(message)) return 'certificate';
  if (code === 'EAUTH') return 'sign-in';
  if (responseCode !== undefined && command === 'MAIL FROM') return responseCode === 530 ? 'sign-in' : 'sender';
  if (command === 'RCPT TO') return 'recipient';
  if (command === 'DATA') return 'email';
  if (code === 'ETLS') return 'encryption';
  if (code === 'EPROTOCOL' || /SSL|TLS|EPROTO/.test(originalCode) || /Greeting never received/.test(message))
    return 'security';
  return code === 'ETIMEDOUT' ? 'time' : 'reach';
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|HOSTNAME_MISMATCH/;

/** Quotes a mail server, and says what it means. What else answers at a port is nobody’s business. */
function replyIn({ command = '', response = '' }: SmtpError) {
  const isOfDelivery = /^(AUTH|MAIL FROM|RCPT TO|DATA)/.test(command) && /^[45]\d\d/.test(response);
  if (!isOfDelivery) return '';
  const [line = ''] = response.split(/[\r\n]/);
  const meaning = meaningOf(response);
  return `${meaning ? ` ${meaning}` : ''} It said: ${printable(line.slice(0, MAX_QUOTED)).replace(/\.$/, '')}.`;
}

import PostalMime from 'postal-mime';
import { fromHtml } from '../server/leads/answers/reading/html-to-text.ts';

interface EmailParts {
  from?: string;
  subject?: string;
  messageId?: string;
  /** The Message-IDs that it answers, the newest last. */
  answers?: readonly string[];
  headers?: readonly string[];
  type?: string;
  body?: string;
}

let count = 0;

/** Returns an email as a mail server keeps it. */
export function rawEmail({
  from = 'Ines Moreau <ines@example.com>',
  subject = 'Re: Hello',
  messageId = `<answer-${(count += 1)}@example.com>`,
  answers = [],
  headers = [],
  type = 'text/plain; charset=utf-8',
  body = 'Yes, please.',
}: EmailParts = {}): string {
  const thread = answers.length > 0 ? [`In-Reply-To: ${answers.at(-1)}`, `References: ${answers.join('\n ')}`] : [];
  const head = [`From: ${from}`, 'To: hello@northlight.test', `Subject: ${subject}`, `Message-ID: ${messageId}`];
  const lines = [...head, 'Date: Fri, 27 Nov 2026 04:00:00 +0000', ...thread, ...headers, `Content-Type: ${type}`];
  return `${lines.join('\n')}\n\n${body}\n`.replaceAll('\n', '\r\n');
}

/** Returns the body of a multipart email, and its type. */
export function partsOf(parts: readonly { head: string; body: string }[], type = 'multipart/mixed') {
  const body = parts.map(({ head, body: text }) => `--parted\n${head}\n\n${text}\n`).join('');
  return { type: `${type}; boundary=parted`, body: `${body}--parted--` };
}

/** Returns what a mail server says of an email that it could not deliver (RFC 3464). */
export function bounceOf(messageId: string, action = 'failed') {
  const status = `Reporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; ines@example.com\nAction: ${action}`;
  const parts = [
    { head: 'Content-Type: text/plain', body: 'Your email could not be delivered.' },
    {
      head: 'Content-Type: message/delivery-status',
      body: `${status}\nDiagnostic-Code: smtp; 550 5.1.1 Nobody lives\n here`,
    },
    { head: 'Content-Type: text/rfc822-headers', body: `Message-ID: ${messageId}\nSubject: Hello` },
  ];
  const report = partsOf(parts, 'multipart/report; report-type=delivery-status');
  return rawEmail({ from: 'MAILER-DAEMON@mx.example', subject: 'Undelivered', ...report });
}

/** Reads an email as mail programs do. Throws where its text and its HTML do not say the same. */
export async function readEmail(raw: string) {
  const { text = '', html = '', headers, replyTo = [] } = await PostalMime.parse(raw);
  const [plain, rich] = [text, fromHtml(html)].map((part) => part.trim().replaceAll(/\s+/g, ' '));
  if (plain !== rich) throw new Error(`The text says “${plain}”, and the HTML “${rich}”.`);
  const links = [...html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(([, href = '', name]) => {
    if (href !== name) throw new Error(`“${name}” leads to ${href}.`);
    return fromHtml(href);
  });
  const stray = links.find((link) => !text.includes(link));
  if (stray) throw new Error(`The text does not name ${stray}.`);
  return {
    text: text.trim(),
    html,
    /** Those that can be followed. */
    links,
    replyTo: replyTo.map(({ address }) => address),
    header: (name: string) => headers.find(({ key }) => key === name.toLowerCase())?.value ?? null,
  };
}

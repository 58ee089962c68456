import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readEmail } from '../emails.ts';

export interface DeliveredEmail {
  to: string[];
  from: string;
  head: string;
  /** The decoded body. */
  text: string;
  raw: string;
}

/** The steps of a delivery; `kept` is after the email is stored and before it is acknowledged. */
export type MailStep = 'sender' | 'recipient' | 'data' | 'kept';

interface MailServerOptions {
  /** Rejects all recipients. */
  refuses?: boolean;
  /** Rejects all senders with this message. */
  refusesSender?: string;
  /** Rejects this recipient. */
  unknown?: string;
  /** Whether it rejects an email after its transfer, as too large. */
  refusesData?: () => boolean;
  /** The number of emails that it stores and then closes the connection without acknowledging. */
  cutsAfterData?: number;
  /** Called, and awaited, at each step. */
  onStep?: (step: MailStep) => Promise<void> | void;
  /** Accepts passwords, also on unencrypted connections. */
  takesPasswords?: boolean;
  /** Refuses all others. */
  password?: string;
  /** With a certificate that nobody has signed. */
  encrypts?: 'tls' | 'starttls';
  port?: number;
}

/** Starts a mail server that stores what it receives, and refuses emails whose text and HTML do not say the same. */
export async function startMailServer({
  refuses = false,
  refusesSender,
  unknown,
  refusesData = () => false,
  cutsAfterData = 0,
  onStep = () => {},
  takesPasswords = false,
  password: rightPassword,
  encrypts,
  port = 0,
}: MailServerOptions = {}) {
  const delivered: DeliveredEmail[] = [];
  const passwords: string[] = [];
  let cutsLeft = cutsAfterData;
  const server = new SMTPServer({
    authOptional: true,
    secure: encrypts === 'tls',
    disabledCommands: [...(encrypts === 'starttls' ? [] : ['STARTTLS']), ...(takesPasswords ? [] : ['AUTH'])],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      passwords.push(password ?? '');
      if (rightPassword !== undefined && password !== rightPassword)
        return done(new Error('Unknown user or password.'));
      done(null, { user: username });
    },
    onMailFrom: async (_sender, _session, done) => {
      await onStep('sender');
      done(refusesSender ? new Error(refusesSender) : null);
    },
    onRcptTo: async ({ address }, _session, done) => {
      await onStep('recipient');
      done(refuses || address === unknown ? new Error('Nobody lives here.') : null);
    },
    onData: async (stream, { envelope, id }, done) => {
      await onStep('data');
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        if (refusesData()) return done(Object.assign(new Error('Message too large.'), { responseCode: 552 }));
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        const raw = Buffer.concat(parts).toString();
        const unlike = await readEmail(raw).then(
          () => null,
          (error: Error) => error,
        );
        if (unlike) return done(unlike);
        const [head = '', ...body] = raw.split('\r\n\r\n');
        delivered.push({ from, to, head, text: readable(body.join('\n\n')), raw });
        await onStep('kept');
        if (cutsLeft === 0) return done();
        cutsLeft -= 1;
        for (const connection of server.connections) if (connection.id === id) connection.close();
      });
    },
  });
  server.on('error', () => {}); // Some tests kill clients.
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    port: (listener.address() as AddressInfo).port,
    delivered,
    passwords,
    /** Waits until this many emails have arrived, and removes and returns all. */
    take: async (count: number) => {
      const until = Date.now() + 60_000;
      while (delivered.length < count) {
        if (Date.now() > until) throw new Error(`${delivered.length} of ${count} emails have arrived.`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return delivered.splice(0);
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Returns a header as a mail program shows it, which decodes every encoded word, even in quotation marks. */
export function shownHeader(head: string, name: string): string {
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  const value = new RegExp(`^${name}: (.*)$`, 'mi').exec(unfolded)?.[1] ?? '';
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?([^?\s]+)\?([bq])\?([^?\s]*)\?=/gi, (_word, charset: string, encoding: string, text: string) => {
      const bytes = encoding.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : quotedBytes(text);
      return new TextDecoder(charset).decode(bytes);
    });
}

function quotedBytes(text: string) {
  const plain = text.replaceAll('_', ' ');
  return Buffer.from(
    plain.replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
}

function readable(body: string) {
  const character = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));
  return body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, character);
}

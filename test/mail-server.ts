import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Delivered {
  to: string[];
  from: string;
  head: string;
  /** As it reads, whatever mails do to long lines. */
  text: string;
  /** As it came. */
  raw: string;
}

/** How far it is with a mail: who sends it is named, who gets it, its text is asked for, and kept before that is said. */
export type MailStep = 'sender' | 'recipient' | 'data' | 'kept';

interface MailServerOptions {
  /** Turns everyone down. */
  refuses?: boolean;
  /** What it turns every sender down with. */
  refusesSender?: string;
  /** An address that it knows nobody at. */
  unknown?: string;
  /** How many mails it keeps and then hangs up instead of saying so. */
  cutsAfterData?: number;
  /** Is told of each step, which goes no further until this is done. */
  at?: (step: MailStep) => Promise<void> | void;
  /** Accepts passwords without encryption. */
  takesPasswords?: boolean;
  port?: number;
}

/** A mail server of the tests that keeps what it is handed. */
export async function startMailServer({
  refuses = false,
  refusesSender,
  unknown,
  cutsAfterData = 0,
  at = () => {},
  takesPasswords = false,
  port = 0,
}: MailServerOptions = {}) {
  const delivered: Delivered[] = [];
  const passwords: string[] = [];
  let toCut = cutsAfterData;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: takesPasswords ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      passwords.push(password ?? '');
      done(null, { user: username });
    },
    onMailFrom: async (_sender, _session, done) => {
      await at('sender');
      done(refusesSender ? new Error(refusesSender) : null);
    },
    onRcptTo: async ({ address }, _session, done) => {
      await at('recipient');
      done(refuses || address === unknown ? new Error('Nobody lives here.') : null);
    },
    onData: async (stream, { envelope, id }, done) => {
      await at('data');
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        const raw = Buffer.concat(parts).toString();
        const [head = '', ...body] = raw.split('\r\n\r\n');
        delivered.push({ from, to, head, text: readable(body.join('\n\n')), raw });
        await at('kept');
        if (toCut === 0) return done();
        toCut -= 1;
        for (const connection of server.connections) if (connection.id === id) connection.close();
      });
    },
  });
  server.on('error', () => {}); // A client that dies is what some tests are about.
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    delivered,
    passwords,
    /** Waits for the next mails and gives them. */
    take: async (count: number) => {
      const until = Date.now() + 10_000;
      while (delivered.length < count && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
      return delivered.splice(0);
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function readable(body: string) {
  const character = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));
  return body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, character);
}

import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

interface Mail {
  uid: number;
  received: Date;
  raw: Buffer;
}

interface ImapServerOptions {
  port?: number;
  /** Called, and awaited, before a command is answered; what it resolves to decides how. */
  clock?: () => Date;
  onCommand?: (command: string) => Promise<Reaction | void> | Reaction | void;
}

/** To close the connection, never to answer, or to refuse. */
type Reaction = 'cut' | 'silent' | 'no';

const PASSWORD = 'sesame';

/**
 * A mailbox with the few commands that reading one needs. Everything else, above all what would change a flag, is refused and
 * noted, so that tests can expect that there was nothing.
 */
export async function startImapServer({
  port = 0,
  clock = () => new Date(),
  onCommand = () => {},
}: ImapServerOptions = {}) {
  const refused: string[] = [];
  const passwords: string[] = [];
  const sockets = new Set<Socket>();
  let mails: Mail[] = [];
  let validity = 1_000;
  let nextUid = 1;
  let connections = 0;

  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    const say = (line: string) => void (socket.writable && socket.write(`${line}\r\n`, 'latin1'));
    let isSignedIn = false;
    let isOpen = false;
    let received = '';
    let working = Promise.resolve();
    say('* OK A mailbox for tests.');
    socket.on('data', (part) => {
      received += part.toString('latin1');
      for (let end = received.indexOf('\r\n'); end !== -1; end = received.indexOf('\r\n')) {
        const line = received.slice(0, end);
        received = received.slice(end + 2);
        working = working.then(() => obey(line));
      }
    });

    async function obey(line: string) {
      const [, tag = '*', name = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? [];
      const command = name.toUpperCase();
      const reaction = await onCommand(command);
      if (reaction === 'cut') return void socket.destroy();
      if (reaction === 'silent') return;
      if (reaction === 'no') return say(`${tag} NO Not now.`);
      const handle = commands[command];
      const isAllowed = ['CAPABILITY', 'LOGIN', 'LOGOUT', 'NOOP'].includes(command) || isSignedIn;
      if (handle && isAllowed && handle(rest) !== false) return say(`${tag} OK Done.`);
      if (command !== 'LOGIN') refused.push(line);
      say(`${tag} ${command === 'LOGIN' ? 'NO [AUTHENTICATIONFAILED] Wrong user or password.' : 'BAD Unknown.'}`);
    }

    /** Each returns false where it refuses. */
    const commands: Record<string, (rest: string) => unknown> = {
      CAPABILITY: () => say('* CAPABILITY IMAP4rev1'),
      LOGIN: (rest) => {
        passwords.push(rest.replace(/^\S+ /, '').replaceAll('"', ''));
        isSignedIn = passwords.at(-1) === PASSWORD;
        return isSignedIn;
      },
      NOOP: () => {},
      LIST: () => say('* LIST () "/" INBOX'),
      LSUB: () => {},
      EXAMINE: (rest) => {
        if (!/^"?INBOX"?$/.test(rest)) return false;
        isOpen = true;
        say(`* ${mails.length} EXISTS`);
        say(`* OK [UIDVALIDITY ${validity}] UIDs are valid.`);
        say(`* OK [UIDNEXT ${nextUid}] The next one.`);
      },
      'UID SEARCH': (rest) => {
        const [, id] = /^HEADER "?message-id"? "?(<[^"\s]+>)"?$/i.exec(rest) ?? [];
        if (isOpen && id) return say(`* SEARCH${uidsOf(id)}`);
        const [, from] = /^UID (\d+):\*$/.exec(rest) ?? [];
        if (!isOpen || (from === undefined && !/^SINCE [\w-]+$/.test(rest))) return false;
        const found = mails.filter(({ uid }, place) => uid >= Number(from ?? 0) || place === mails.length - 1);
        say(`* SEARCH${found.map(({ uid }) => ` ${uid}`).join('')}`);
      },
      'UID FETCH': (rest) => {
        const [, range = '', items = ''] = /^([\d,:]+) \((.*)\)$/.exec(rest) ?? [];
        if (!isOpen || !READING.test(items)) return false;
        for (const [place, mail] of mails.entries()) if (isIn(range, mail.uid)) answer(place + 1, mail, items);
      },
      LOGOUT: () => say('* BYE See you.'),
    };

    function uidsOf(messageId: string) {
      const found = mails.filter(({ raw }) => raw.subarray(0, endOfHead(raw)).includes(messageId));
      return found.map(({ uid }) => ` ${uid}`).join('');
    }

    function answer(number: number, { uid, raw, received }: Mail, items: string) {
      const facts = `UID ${uid} RFC822.SIZE ${raw.length} INTERNALDATE "${dateOf(received)}"`;
      const [, section, length] = /BODY\.PEEK(\[.*?\])(?:<0\.(\d+)>)?/.exec(items) ?? [];
      if (!section) return say(`* ${number} FETCH (${facts})`);
      const bytes = section === '[]' ? raw.subarray(0, Number(length)) : raw.subarray(0, endOfHead(raw));
      const part = `BODY${section}${section === '[]' ? '<0>' : ''}`;
      socket.write(`* ${number} FETCH (${facts} ${part} {${bytes.length}}\r\n`);
      socket.write(bytes);
      socket.write(')\r\n');
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = (server.address() as AddressInfo).port;

  return {
    url: `imap://plinth:${PASSWORD}@127.0.0.1:${address}`,
    port: address,
    /** The commands that nobody may send here. */
    refused,
    /** Those that somebody has sent. */
    passwords,
    connections: () => connections,
    deliver: (...raws: (string | Buffer)[]) => {
      for (const raw of raws) mails.push({ uid: nextUid++, received: clock(), raw: Buffer.from(raw) });
    },
    /** Numbers all mails anew, as a server does that was restored. */
    renumber: () => {
      validity += 1;
      nextUid = 1;
      mails = mails.map((mail) => ({ ...mail, uid: nextUid++ }));
    },
    empty: () => {
      mails = [];
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

/** What can be asked of an email without changing it. */
const READING = /^(?:(?:UID|RFC822\.SIZE|INTERNALDATE|BODY\.PEEK\[(?:\]<0\.\d+>|HEADER\.FIELDS \([\w -]+\)\])) ?)+$/i;

/** As in 27-Nov-2026 04:00:00 +0000. */
function dateOf(time: Date) {
  const [, day, month, year, hours] = time.toUTCString().split(' ');
  return `${day}-${month}-${year} ${hours} +0000`;
}

function endOfHead(raw: Buffer) {
  const end = raw.indexOf('\r\n\r\n');
  return end === -1 ? raw.length : end + 4;
}

function isIn(range: string, uid: number) {
  return range.split(',').some((part) => {
    const [from = 0, to = from] = part.split(':').map(Number);
    return uid >= from && uid <= to;
  });
}

import { createSocket } from 'node:dgram';
import dns from 'node:dns';
import { once } from 'node:events';

/** The records of a name. */
interface Records {
  TXT?: string[];
  /** The names of its mail servers. */
  MX?: string[];
  A?: string[];
  AAAA?: string[];
}

/** By name; other names do not exist. `broken` is answered with a failure, and `silent` never. */
export type Zone = Record<string, Records | 'broken' | 'silent'>;

const TYPES = { 1: 'A', 15: 'MX', 16: 'TXT', 28: 'AAAA' } as const;
const CODES = { done: 0, broken: 2, unknown: 3 };

/** Starts a DNS server for a zone, and has this process ask it alone until it is stopped. */
export async function startDnsServer(zone: Zone) {
  const questions: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port }) => {
    const { name, type, end } = questionIn(query);
    questions.push(`${TYPES[type as keyof typeof TYPES] ?? type} ${name}`);
    const records = zone[name];
    if (records === 'silent') return;
    const isFound = typeof records === 'object';
    const answers = isFound ? answersOf(records, type) : [];
    const code = isFound ? CODES.done : records === 'broken' ? CODES.broken : CODES.unknown;
    const head = Buffer.from([...query.subarray(0, 2), 0x85, 0x80 | code, 0, 1, 0, answers.length, 0, 0, 0, 0]);
    socket.send(Buffer.concat([head, query.subarray(12, end), ...answers]), port, '127.0.0.1');
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const before = dns.getServers();
  const address = `127.0.0.1:${socket.address().port}`;
  dns.setServers([address]);
  return {
    address,
    /** What was asked, such as `MX example.com`. */
    questions,
    stop: () => {
      dns.setServers(before);
      socket.close();
    },
  };
}

function questionIn(query: Buffer) {
  const labels: string[] = [];
  let place = 12;
  for (let length = query[place] ?? 0; length > 0; length = query[place] ?? 0) {
    labels.push(query.toString('latin1', place + 1, place + 1 + length));
    place += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(place + 1), end: place + 5 };
}

function answersOf(records: Records, type: number): Buffer[] {
  const kind = TYPES[type as keyof typeof TYPES];
  return (kind ? (records[kind] ?? []) : []).map((value) => {
    const data = encodings[kind ?? 'A'](value);
    const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255]);
    return Buffer.concat([head, data]);
  });
}

const encodings: Record<keyof Records, (value: string) => Buffer> = {
  TXT: (text) =>
    Buffer.concat((text.match(/.{1,255}/g) ?? ['']).map((part) => Buffer.from([part.length, ...Buffer.from(part)]))),
  MX: (name) => Buffer.concat([Buffer.from([0, 10]), nameOf(name)]),
  A: (address) => Buffer.from(address.split('.').map(Number)),
  AAAA: (address) => Buffer.from(address.replaceAll(':', ''), 'hex'),
};

function nameOf(name: string) {
  const labels = name.split('.').filter(Boolean);
  return Buffer.from([...labels.flatMap((label) => [label.length, ...Buffer.from(label)]), 0]);
}

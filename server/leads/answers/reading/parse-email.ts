import { hash, randomUUID } from 'node:crypto';
import { open, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import PostalMime, { type Address, type Attachment, type Email, type Header } from 'postal-mime';
import { safeFileName } from '../../../attachments/file-name.ts';
import { HEAD, typeOfContent } from '../../../attachments/known-types.ts';
import { bounceIn } from './bounce.ts';
import { isAutomatic } from './automatic.ts';
import { fromHtml } from './html-to-text.ts';
import type { ReadFile, ReceivedEmail } from './received-email.ts';
import { cut, readable, withoutQuotes } from './texts.ts';

const MEGABYTE = 1024 * 1024;
const MAX_KEPT = 15 * MEGABYTE; // of all files of an email
const MAX_FILES = 50;
const MAX_WHOLE_TEXT = 100_000; // characters
const MAX_TEXT = 20_000;
const MAX_HTML = MEGABYTE; // characters
const MAX_LINE = 1_000;

const LIMITS = { maxNestingDepth: 1_000, maxHeadersSize: 16 * MEGABYTE };

/** The headers that are kept, in the order in which they are shown. */
const SHOWN = ['From', 'Reply-To', 'To', 'Cc', 'Date', 'Subject'] as const;

/** Reads an email that anybody may have made, and writes its files beside it. Throws where it cannot be read. */
export async function parseEmail(path: string, headAlone = false): Promise<ReceivedEmail> {
  const email = await PostalMime.parse(await (headAlone ? readHead(path) : readLines(path)), LIMITS);
  const whole_text = cut(readable(textOf(email)), MAX_WHOLE_TEXT);
  const bounce = bounceIn(email);
  return {
    kind: bounce ? 'bounce' : isAutomatic(email.headers) ? 'automatic' : 'answer',
    from: senderOf(email),
    subject: line(email.subject ?? ''),
    headers: shownHeaders(email),
    text: cut(withoutQuotes(whole_text), MAX_TEXT),
    whole_text,
    // A bounce brings back what is known.
    files: bounce ? [] : await writeFiles(email.attachments, dirname(path)),
    bounce,
  };
}

const MAX_LINES = 600_000; // more than the largest emails have: each costs time, however short it is

async function readLines(path: string) {
  const bytes = await readFile(path);
  let end = 0;
  for (let lines = 0; lines < MAX_LINES; lines += 1) {
    const next = bytes.indexOf('\n', end);
    if (next === -1) return bytes;
    end = next + 1;
  }
  return bytes.subarray(0, end);
}

const MAX_HEAD = 32 * 1024; // bytes

async function readHead(path: string) {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_HEAD), 0, MAX_HEAD, 0);
    const [head = ''] = buffer
      .subarray(0, bytesRead)
      .toString('latin1')
      .split(/\r?\n\r?\n/, 1);
    return Buffer.from(withoutContentType(head), 'latin1');
  } finally {
    await file.close();
  }
}

/** A boundary of parts that are not there is nothing to look for. */
function withoutContentType(head: string) {
  return head.replace(/^content-type:.*\r?\n(?:[ \t].*\r?\n)*/im, '');
}

function textOf({ text, html }: Email) {
  return text?.trim() ? text : fromHtml((html ?? '').slice(0, MAX_HTML));
}

function senderOf({ from, replyTo, returnPath }: Email) {
  const [mailbox] = [from, ...(replyTo ?? [])].flatMap((address) => (address ? mailboxesIn(address) : []));
  return { name: line(mailbox?.name ?? ''), address: line(mailbox?.address ?? returnPath ?? '') };
}

function mailboxesIn(address: Address) {
  return address.group ?? [address];
}

function shownHeaders(email: Email) {
  const values: Record<(typeof SHOWN)[number], string> = {
    From: inWords(email.from ? [email.from] : []),
    'Reply-To': inWords(email.replyTo),
    To: inWords(email.to),
    Cc: inWords(email.cc),
    Date: first(email.headers, 'date'),
    Subject: email.subject ?? '',
  };
  return SHOWN.map((name) => ({ name, value: line(values[name]) })).filter(({ value }) => value !== '');
}

function first(headers: readonly Header[], key: string) {
  return headers.find((header) => header.key === key)?.value ?? '';
}

const MAX_ADDRESSES = 20;

function inWords(addresses: readonly Address[] = []) {
  const mailboxes = addresses.slice(0, MAX_ADDRESSES).flatMap(mailboxesIn).slice(0, MAX_ADDRESSES);
  return mailboxes.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ');
}

function line(text: string) {
  return cut(readable(text.slice(0, 10 * MAX_LINE)).replaceAll(/\s+/g, ' '), MAX_LINE);
}

/** Keeps files in their order, as long as there is room for one. Of the others, name and size are kept. */
async function writeFiles(attachments: readonly Attachment[], folder: string): Promise<ReadFile[]> {
  let room = MAX_KEPT;
  const files: ReadFile[] = [];
  for (const { filename, content } of attachments.slice(0, MAX_FILES)) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
    const type = typeOfContent(bytes.subarray(0, HEAD)) ?? UNKNOWN;
    const name = safeFileName(filename ?? '', type);
    const isKept = bytes.length <= room;
    const path = isKept ? join(folder, randomUUID()) : null;
    if (path) {
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
      room -= bytes.length;
    }
    files.push({ name, type, size: bytes.length, sha256: isKept ? hash('sha256', bytes) : '', path });
  }
  return files;
}

const UNKNOWN = 'application/octet-stream';

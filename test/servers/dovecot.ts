import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { debianProgram } from './debian-program.ts';

/**
 * Starts Dovecot's IMAP on a mailbox of its own. Its login process is left out, whose paths are fixed: whoever connects is signed in
 * (PREAUTH, RFC 3501, 7.1.4).
 */
export async function startDovecot() {
  const configure = debianProgram('doveconf', 'dovecot-core');
  const program = debianProgram('../lib/dovecot/imap', 'dovecot-imapd');
  const folder = mkdtempSync(join(tmpdir(), 'plinth-dovecot-'));
  const mail = join(folder, 'mail');
  for (const name of ['cur', 'new', 'tmp']) mkdirSync(join(mail, name), { recursive: true });
  const { uid, gid } = unprivilegedUser();
  for (const name of ['.', 'mail', 'mail/cur', 'mail/new', 'mail/tmp']) chownSync(join(folder, name), uid, gid);
  const settings = join(folder, 'dovecot.conf');
  writeFileSync(settings, `${settingsOf(folder, dirname(program))}mail_uid = ${uid}\nmail_gid = ${gid}\n`);
  // It refuses to run on sockets, which the pipes of Node are.
  const env = { PATH: '/usr/bin:/bin', USER: 'plinth', HOME: folder, LD_LIBRARY_PATH: dirname(program) };
  const sockets = new Set<Socket>();
  let count = 0;

  const server = createServer((socket) => {
    const options = ['-f', 'service=imap', '-c', settings, '-m', 'imap', '-e', program];
    const session = spawn('/bin/sh', ['-c', 'cat | "$@" | cat', 'sh', configure, ...options], {
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    sockets.add(socket);
    socket
      .on('error', () => {})
      .on('close', () => {
        sockets.delete(socket);
        session.kill();
      });
    session.stdin.on('error', () => {});
    session.on('exit', () => socket.end());
    socket.pipe(session.stdin);
    session.stdout.pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `imap://plinth:any@127.0.0.1:${(server.address() as AddressInfo).port}`,
    deliver: (...raws: (string | Buffer)[]) => {
      for (const raw of raws) {
        const name = `${String((count += 1)).padStart(8, '0')}.plinth`;
        writeFileSync(join(mail, 'new', name), Buffer.from(raw));
      }
    },
    /** The names of all emails, which hold their flags. */
    names: () =>
      globSync('{cur,new}/*', { cwd: mail })
        .map((name) => name.replace(/^(cur|new)\//, ''))
        .sort(),
    /** Forgets the numbers of all emails: they get new ones, with another UIDVALIDITY. */
    renumber: () => {
      for (const socket of sockets) socket.destroy();
      for (const name of globSync('dovecot*', { cwd: mail })) rmSync(join(mail, name), { recursive: true });
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Dovecot refuses to read email as root. */
function unprivilegedUser() {
  const uid = process.getuid?.() ?? 0;
  return uid === 0 ? { uid: NOBODY, gid: NOBODY } : { uid, gid: process.getgid?.() ?? 0 };
}

const NOBODY = 65_534;

function settingsOf(folder: string, libraries: string) {
  return `base_dir = ${folder}/run
state_dir = ${folder}/run
libexec_dir = ${libraries}
mail_plugin_dir = ${libraries}/modules
log_path = ${folder}/log
mail_location = maildir:${folder}/mail
ssl = no
first_valid_uid = 1
first_valid_gid = 1
`;
}

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { debianProgram } from './debian-program.ts';
import { freePort } from './free-port.ts';

export const PASSWORD = 'sesame';

const NOBODY = 65_534;

/**
 * Starts a whole Dovecot, which takes sign-ins over TLS and STARTTLS, with a certificate for localhost that nobody has signed. It needs
 * root: its processes change to a user without rights.
 */
export async function startDovecotLogin() {
  const program = debianProgram('dovecot', 'dovecot-imapd');
  const folder = mkdtempSync(join(tmpdir(), 'plinth-dovecot-'));
  chmodSync(folder, 0o755);
  for (const name of ['mail', 'mail/cur', 'mail/new', 'mail/tmp']) {
    mkdirSync(join(folder, name));
    chownSync(join(folder, name), NOBODY, NOBODY);
  }
  const ports = { imap: await freePort(), imaps: await freePort() };
  const certificate = makeCertificate(folder);
  const settings = join(folder, 'dovecot.conf');
  writeFileSync(settings, settingsOf(folder, ports));
  const server = spawn(program, ['-F', '-c', settings], { stdio: 'ignore' });
  const ended = once(server, 'exit');
  await untilOpen(ports.imaps);
  let count = 0;
  return {
    ports,
    /** The path of the certificate. */
    certificate,
    deliver: (raw: string) => writeFileSync(join(folder, 'mail/new', `${(count += 1)}.plinth`), raw),
    stop: async () => {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCertificate(folder: string) {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name));
  const options = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const name = ['-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key ?? '', '-out', certificate ?? ''];
  execFileSync(debianProgram('openssl', 'openssl'), ['req', '-x509', ...options, ...name, ...files], {
    stdio: 'ignore',
  });
  return certificate ?? '';
}

async function untilOpen(port: number) {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await wait(50);
  }
}

function settingsOf(folder: string, { imap, imaps }: { imap: number; imaps: number }) {
  return `base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
default_login_user = nobody
default_internal_user = nobody
default_internal_group = nogroup
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${imap}
  }
  inet_listener imaps {
    port = ${imaps}
    ssl = yes
  }
}
ssl = yes
ssl_cert = <${folder}/certificate.pem
ssl_key = <${folder}/key.pem
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${NOBODY} gid=${NOBODY} home=${folder}
}
mail_location = maildir:${folder}/mail
first_valid_uid = 1
first_valid_gid = 1
`;
}

import { type ExecFileSyncOptions, execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../../bin/run.mjs';
import { freePort } from '../servers/free-port.ts';

/** What commands of guides may use besides the shell, the stand-ins and Plinth. */
const PROGRAMS =
  'bash cat chmod cp curl date dirname env grep gzip head id ln ls mkdir mv node rm readlink sed sh sleep stat tail tar timeout';

// Root may write everywhere, so the commands run as nobody.
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The ports that guides name. */
const PORTS = ['3000', '3001', '3002'];

/** The folders of a machine that stand in its folder of the test. */
const FOLDERS = /(?<![\w.}/-])\/(?=(?:backups|etc|mnt|opt|root|usr\/local|var)\b)/g;

/** What commands change. Code that was unpacked stays: it is large, and starts faster where it was run before. */
const STATE = ['backups', 'etc', 'mnt', 'opt/plinth/current', 'root', 'run', 'usr', 'var'];

export type Machine = Awaited<ReturnType<typeof createMachine>>;

/** Lays out a bare machine in a folder. */
export async function createMachine(folder: string) {
  const ports = new Map(await Promise.all(PORTS.map(async (port) => [port, await freePort()] as const)));
  const backup = `${folder}.kept`;
  layOut(folder);
  const translate = (commands: string) =>
    commands
      .replaceAll(FOLDERS, `${folder}/`)
      .replace(new RegExp(`\\b(${PORTS.join('|')})\\b`, 'g'), (port) => String(ports.get(port)));
  const env = {
    HOME: join(folder, 'root'),
    ROOT: folder,
    PATH: ['usr/local/bin', 'programs'].map((name) => join(folder, name)).join(delimiter),
  };
  const options = { cwd: env.HOME, env, ...nobody };

  function stop() {
    for (const file of globSync(join(folder, 'run/*.pid'))) killGroup(Number(readFileSync(file, 'utf8')));
  }

  return {
    /** Where commands begin. */
    home: env.HOME,
    /** Runs commands in one shell, with paths and ports of this machine, and stops at the first that fails. */
    run: (commands: string) => runShell(keptInside(translate(commands), folder), options, join(folder, 'log')),
    /** Remembers what is on the machine, while nothing runs. */
    keep: () => copyState(folder, backup),
    /** Stops what runs, and brings back what was kept. */
    reset: () => {
      stop();
      copyState(backup, folder);
    },
    stop,
  };
}

function copyState(from: string, to: string) {
  for (const name of STATE) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    rmSync(join(to, name), { recursive: true, force: true });
    // Archives are large, and never changed.
    const links = name === 'root' ? ['--link'] : [];
    execFileSync('cp', ['--archive', ...links, join(from, name), join(to, name)]);
  }
}

/** Returns commands as they are, if no path in them leads out of a folder. */
function keptInside(commands: string, folder: string) {
  // Neither the rest of an address nor the pattern of an editor is a path.
  const words = commands.replaceAll(/'\/\^[^']*'/g, '').split(/[\s'"=:#;<>]+/);
  const paths = words.filter((word) => /^(~|\/(?!\/))|\.\.(\/|$)/.test(word));
  const beyond = paths.filter((path) => path.includes('..') || !`${path}/`.startsWith(`${folder}/`));
  if (beyond.length > 0) throw new Error(`Commands name what is not on the machine of the test: ${beyond.join(', ')}`);
  return commands;
}

function layOut(folder: string) {
  const packages = ['etc/caddy', 'etc/nginx/sites-available', 'etc/nginx/sites-enabled'];
  const system = [
    'mnt',
    'etc/systemd/system',
    'usr/local/bin',
    'var/lib',
    'var/cache',
    'var/backups',
    'backups',
    'root',
    'run',
  ];
  for (const name of [...packages, ...system, 'programs']) mkdirSync(join(folder, name), { recursive: true });
  for (const program of PROGRAMS.split(' ')) {
    const path = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, program));
    symlinkSync(path.find(existsSync) ?? program, join(folder, 'programs', program));
  }
  for (const program of ['systemctl', 'npm'])
    cpSync(join(root, 'test/guides', program), join(folder, 'programs', program));
  if (nobody.uid) execFileSync('chown', ['--recursive', '--no-dereference', `${nobody.uid}:${nobody.gid}`, folder]);
}

function runShell(commands: string, options: ExecFileSyncOptions, log: string) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const script = `exec 2>&1\nset -eux -o pipefail\n${commands}\n`;
    execFile('bash', ['-c', script], { ...options, encoding: 'utf8' }, (error, output) => {
      const logged = existsSync(log) ? readFileSync(log, 'utf8') : '';
      const code = error ? Number(error.code ?? 1) : 0;
      resolve({ code, output: code ? `${output.slice(-2000)}\n${logged.slice(-1000)}` : output });
    });
  });
}

function killGroup(id: number) {
  try {
    process.kill(-id, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

import { type ExecFileSyncOptions, execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../../bin/run.mjs';
import { freePort } from '../free-port.ts';

/** What commands of guides may use besides the shell, the stand-ins and Plinth. */
const PROGRAMS =
  'bash cat chmod cp curl date dirname env grep gzip head id ln ls mkdir mv node rm readlink sed sh sleep stat tail tar timeout';

// Root may write everywhere, so the commands run as nobody.
export const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The ports that guides name. */
const PORTS = ['3000', '3001', '3002'];

/** The folders of a machine that stand in its folder of the test. */
const FOLDERS = /(?<![\w.}/-])\/(?=(?:backups|etc|opt|root|usr\/local|var)\b)/g;

export interface Machine {
  /** Where commands begin. */
  home: string;
  /** Runs commands in one shell, with paths and ports of this machine, and stops at the first that fails. */
  run: (commands: string) => Promise<{ code: number; output: string }>;
  stop: () => void;
}

/** Opens a machine in a folder: an empty one, or a copy of another that is stopped. */
export async function createMachine(folder: string, copied?: string): Promise<Machine> {
  const ports = new Map(await Promise.all(PORTS.map(async (port) => [port, await freePort()] as const)));
  if (copied) copyMachine(copied, folder, ports.get('3000'));
  else layOut(folder);
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

  return {
    home: env.HOME,
    run: (commands) => runShell(keptInside(translate(commands), folder), options, join(folder, 'log')),
    stop: () => {
      for (const file of globSync(join(folder, 'run/*.pid'))) killGroup(Number(readFileSync(file, 'utf8')));
    },
  };
}

/** Returns commands as they are, if no path in them leads out of a folder. */
function keptInside(commands: string, folder: string) {
  // Neither the rest of an address nor the pattern of an editor is a path.
  const words = commands.replaceAll(/'\/\^[^']*'/g, '').split(/[\s'"=:#;<>]+/);
  const paths = words.filter((word) => /^(~|\/(?!\/))|\.\.(\/|$)/.test(word));
  const beyond = paths.filter((path) => !`${path}/`.startsWith(`${folder}/`));
  if (beyond.length > 0) throw new Error(`Commands name what is not on the machine of the test: ${beyond.join(', ')}`);
  return commands;
}

function layOut(folder: string) {
  const packages = ['etc/caddy', 'etc/nginx/sites-available', 'etc/nginx/sites-enabled'];
  const system = [
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
    const path = (process.env['PATH'] ?? '').split(delimiter).map((one) => join(one, program));
    symlinkSync(path.find(existsSync) ?? program, join(folder, 'programs', program));
  }
  for (const program of ['systemctl', 'npm'])
    cpSync(join(root, 'test/guides', program), join(folder, 'programs', program));
  give(folder);
}

/** Copies everything but the code, which is linked. */
function copyMachine(from: string, to: string, port = 0) {
  execFileSync('cp', ['--archive', '--link', from, to]);
  for (const name of ['var', 'etc', 'log']) execFileSync('rm', ['--recursive', '--force', join(to, name)]);
  for (const name of ['var', 'etc']) execFileSync('cp', ['--archive', join(from, name), join(to, name)]);
  // Links of this machine lead into the other one.
  for (const link of globSync('{opt/plinth/*/.env,usr/local/bin/plinth}', { cwd: to })) {
    const target = execFileSync('readlink', [join(to, link)], { encoding: 'utf8' }).trim();
    execFileSync('ln', ['--symbolic', '--force', target.replace(from, to), join(to, link)]);
  }
  execFileSync('sed', ['--in-place', `s#${from}/#${to}/#g; s#^PORT=.*#PORT=${port}#`, join(to, 'etc/plinth.env')]);
  give(to);
}

function give(folder: string) {
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

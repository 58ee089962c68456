import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../../bin/run.mjs';

const CACHE = join(root, 'node_modules/.cache/debian');
const SYSTEM = ['/usr/sbin', '/usr/bin'];

/** Returns the path of a program; where it is missing, takes it from its Debian package, which is unpacked but not installed. */
export function debianProgram(program: string, name: string): string {
  const unpacked = SYSTEM.map((folder) => join(CACHE, folder));
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...SYSTEM, ...unpacked];
  const find = () => folders.map((folder) => join(folder, program)).find(existsSync);
  return find() ?? (unpack(name), find()) ?? missing(program, name);
}

function unpack(name: string) {
  if (!existsSync('/usr/bin/apt-get')) return;
  mkdirSync(CACHE, { recursive: true });
  const options = { cwd: CACHE, stdio: 'ignore' } as const;
  execFileSync('apt-get', ['download', '-qq', name], options);
  for (const file of globSync(`${name}_*.deb`, { cwd: CACHE })) execFileSync('dpkg', ['-x', file, '.'], options);
}

function missing(program: string, name: string): never {
  throw new Error(`This test needs ${program}, which Debian has in the package ${name}.`);
}

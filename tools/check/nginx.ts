import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { fromRoot } from '../webpack/paths.ts';

const OWN_FOLDER = fromRoot('.cache/nginx');
/** Path of the system's nginx, then of one unpacked here. NGINX sets another one. */
const PLACES = [process.env['NGINX'] ?? '/usr/sbin/nginx', join(OWN_FOLDER, 'root/usr/sbin/nginx')];
/** The package with the program differs between Debian and Ubuntu, and between releases. */
const PACKAGES = ['nginx', 'nginx-core', 'nginx-light'];

const run = (folder: string, ...[file = '', ...args]: readonly string[]): boolean =>
  spawnSync(file, args, { cwd: folder, stdio: 'ignore' }).status === 0;

const works = (file: string): boolean => existsSync(file) && run('/', file, '-v');

/** Path of nginx, or null. */
export const findNginx = (): string | null => PLACES.find(works) ?? null;

const unpacked = (name: string): boolean => {
  const folder = join(OWN_FOLDER, name);
  mkdirSync(folder, { recursive: true });
  if (!run(folder, 'apt-get', 'download', name)) return false;
  const file = readdirSync(folder).find((each) => each.endsWith('.deb'));
  return file !== undefined && run(folder, 'dpkg', '-x', file, join(OWN_FOLDER, 'root'));
};

/**
 * Provides nginx if it is missing. It is unpacked and not installed: an installed one would start by itself and take
 * port 80, and unpacking needs no root. Resolves to a message if nginx is unavailable.
 */
export const ensureNginx = (): string | null => {
  if (findNginx() !== null) return null;
  process.stdout.write('unpacking nginx …\n');
  if (process.getuid?.() === 0) run('/', 'apt-get', 'update', '-qq');
  PACKAGES.find((name) => unpacked(name) && findNginx() !== null);
  return findNginx() === null
    ? `no nginx at ${PLACES.join(' or ')}: install your system's nginx package, or set NGINX to a program's path`
    : null;
};

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { fromRoot } from '../webpack/paths.ts';
import { unpackPackage } from './unpack-package.ts';

const OWN_FOLDER = fromRoot('.cache/nginx');
/** Paths of the system's nginx, then of one unpacked here. NGINX sets another one. */
const PLACES = [process.env['NGINX'] ?? '/usr/sbin/nginx', join(OWN_FOLDER, 'root/usr/sbin/nginx')];
/** The package with the program differs between Debian and Ubuntu, and between releases. */
const PACKAGES = ['nginx', 'nginx-core', 'nginx-light'];

const works = (file: string): boolean =>
  existsSync(file) && spawnSync(file, ['-v'], { stdio: 'ignore' }).status === 0;

/** Path of nginx, or null. */
export const findNginx = (): string | null => PLACES.find(works) ?? null;

/**
 * Provides nginx if it is missing. Unpacks it without installation, because an installed nginx would start
 * automatically and use port 80, and unpacking does not need root. Resolves to a message if nginx is unavailable.
 */
export const ensureNginx = (): string | null => {
  if (findNginx() !== null) return null;
  process.stdout.write('unpacking nginx …\n');
  PACKAGES.find((name) => unpackPackage(name, OWN_FOLDER) && findNginx() !== null);
  return findNginx() === null
    ? `no nginx at ${PLACES.join(' or ')}: install your system's nginx package, or set NGINX to a program's path`
    : null;
};

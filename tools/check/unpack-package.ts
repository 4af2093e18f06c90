import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const run = (folder: string, ...[file = '', ...args]: readonly string[]): boolean =>
  spawnSync(file, args, { cwd: folder, stdio: 'ignore' }).status === 0;

const download = (name: string, folder: string): boolean => {
  mkdirSync(folder, { recursive: true });
  if (run(folder, 'apt-get', 'download', name)) return true;
  // the lists of packages may be missing or old
  return (
    process.getuid?.() === 0 &&
    run('/', 'apt-get', 'update', '-qq') &&
    run(folder, 'apt-get', 'download', name)
  );
};

/**
 * Unpacks a package of the system to `folder`/root, without installing it: it starts no service and needs no root.
 * Returns whether that succeeded.
 */
export const unpackPackage = (name: string, folder: string): boolean => {
  const own = join(folder, name);
  if (!download(name, own)) return false;
  const file = readdirSync(own).find((each) => each.endsWith('.deb'));
  return file !== undefined && run(own, 'dpkg', '-x', file, join(folder, 'root'));
};

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const run = (folder: string, ...[file = '', ...args]: readonly string[]): boolean =>
  spawnSync(file, args, { cwd: folder, stdio: 'ignore' }).status === 0;

const download = (name: string, folder: string): boolean => {
  mkdirSync(folder, { recursive: true });
  if (run(folder, 'apt-get', 'download', name)) return true;
  // the package lists may be missing or outdated
  return (
    process.getuid?.() === 0 &&
    run('/', 'apt-get', 'update', '-qq') &&
    run(folder, 'apt-get', 'download', name)
  );
};

/**
 * Unpacks a system package to `folder`/root without installing it, so that no service starts and root is not
 * needed. Returns whether that succeeded.
 */
export const unpackPackage = (name: string, folder: string): boolean => {
  const own = join(folder, name);
  if (!download(name, own)) return false;
  const file = readdirSync(own).find((each) => each.endsWith('.deb'));
  return file !== undefined && run(own, 'dpkg', '-x', file, join(folder, 'root'));
};

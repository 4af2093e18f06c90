import { spawnSync } from 'node:child_process';

const asRoot = (command: readonly string[]): void => {
  const isRoot = process.getuid?.() === 0;
  const [file = '', ...args] = isRoot ? command : ['sudo', ...command];
  spawnSync(file, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};

/** Installs Debian packages, each separately because one may be missing in a release. */
export const installPackages = (...names: readonly string[]): void => {
  asRoot(['apt-get', 'update', '-qq']);
  for (const name of names) asRoot(['apt-get', 'install', '-y', '-qq', name]);
};

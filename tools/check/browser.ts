import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where the system's Chromium is; CHROMIUM names another one. */
export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

const asRoot = (command: readonly string[]): number => {
  const isRoot = process.getuid?.() === 0;
  const [file = '', ...args] = isRoot ? command : ['sudo', ...command];
  return (
    spawnSync(file, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status ?? 1
  );
};

/** Makes sure that a browser is there. Gives the words to show when there is none and none can be installed. */
export const ensureBrowser = (): string | null => {
  if (existsSync(CHROMIUM)) return null;
  process.stdout.write('installing Chromium …\n');
  asRoot(['apt-get', 'update', '-qq']);
  asRoot(['apt-get', 'install', '-y', '-qq', 'chromium']);
  return existsSync(CHROMIUM)
    ? null
    : `no browser at ${CHROMIUM}: install your system's chromium package, or set CHROMIUM to a browser's path`;
};

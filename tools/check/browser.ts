import { existsSync } from 'node:fs';

import { installPackages } from './debian-packages.ts';

/** Full browser, as used by visitors, for measurements. CHROMIUM sets another path. */
export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Flags of every browser for tests and measurements. They disable its background work. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Headless shell with the same engine, which starts in a tenth of the processor time. */
export const headlessChromium = (): string =>
  process.env['CHROMIUM'] === undefined && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM;

/** Installs a browser if none is available. Resolves to a message if that fails. */
export const ensureBrowser = (): string | null => {
  if (process.env['CHROMIUM'] === undefined && !(existsSync(CHROMIUM) && existsSync(HEADLESS_SHELL))) {
    process.stdout.write('installing Chromium …\n');
    // tests take longer without the headless shell
    installPackages('chromium', 'chromium-headless-shell');
  }
  return existsSync(CHROMIUM)
    ? null
    : `no browser at ${CHROMIUM}: install your system's chromium package, or set CHROMIUM to a browser's path`;
};

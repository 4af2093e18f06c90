import { existsSync } from 'node:fs';

import { installPackages } from './debian-packages.ts';

const PROGRAM = '/usr/bin/litecoind';

/** Installs litecoind if it is missing. It is optional: without it, the tests of local chains leave out Litecoin. */
export const offerLitecoind = (): void => {
  if (existsSync(PROGRAM) || process.env['LITECOIND'] !== undefined) return;
  process.stdout.write('installing litecoind …\n');
  installPackages('litecoind');
  if (!existsSync(PROGRAM))
    process.stdout.write('no litecoind: the tests of local chains run without Litecoin\n');
};

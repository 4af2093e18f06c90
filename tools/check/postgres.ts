import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { installPackages } from './debian-packages.ts';

const VERSIONS = '/usr/lib/postgresql';

/** Whether PostgreSQL is installed. Searches like `swap-gateway/src/testing/postgres.fixture.ts`. */
const hasPostgres = (): boolean => {
  const own = process.env['POSTGRES_BIN'];
  if (own !== undefined) return existsSync(join(own, 'initdb'));
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  return versions.some((version) => existsSync(join(VERSIONS, version, 'bin/initdb')));
};

/**
 * Installs PostgreSQL if it is missing, because tests start private servers of it. Returns a message if that fails.
 */
export const ensurePostgres = (): string | null => {
  if (hasPostgres()) return null;
  process.stdout.write('installing PostgreSQL …\n');
  installPackages('postgresql');
  return hasPostgres()
    ? null
    : `no PostgreSQL in ${VERSIONS}: install your system's postgresql package, or set POSTGRES_BIN to the folder of its programs`;
};

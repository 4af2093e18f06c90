import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ShellConfig } from './shell-config.ts';

const SECRET_BYTES = 32;

/**
 * Two servers with one data folder can start at the same time. `link` succeeds for exactly one file, and the other
 * server reads it.
 */
const createOrRead = async (path: string): Promise<string> => {
  const draft = `${path}.${randomBytes(SECRET_BYTES).toString('hex')}`;
  await writeFile(draft, randomBytes(SECRET_BYTES).toString('base64url'), { flag: 'wx', mode: 0o600 });
  await link(draft, path).catch(() => undefined);
  await rm(draft, { force: true });
  return (await readFile(path, 'utf8')).trim();
};

/** The configured secret, or one that is generated once in the data folder, readable only by its owner. */
export const loadCsrfSecret = async ({ csrfSecret, dataDir }: ShellConfig): Promise<string> => {
  if (csrfSecret !== null) return csrfSecret;
  await mkdir(dataDir, { recursive: true });
  return createOrRead(join(dataDir, 'csrf-secret'));
};

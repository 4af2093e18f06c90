import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';

import { loadCsrfSecret } from './csrf-secret.ts';
import { decodeConfig } from './decode-config.ts';
import type { ShellConfig } from './shell-config.ts';

const configOf = (environment: Record<string, string>): ShellConfig => {
  const decoded = decodeConfig(environment);
  if (E.isLeft(decoded)) throw new Error(decoded.left.join('\n'));
  return decoded.right;
};

describe('loadCsrfSecret', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shell-secret-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('returns the configured secret', async () => {
    const secret = 's'.repeat(40);
    expect(await loadCsrfSecret(configOf({ CSRF_SECRET: secret, DATA_DIR: folder }))).toBe(secret);
  });

  it('survives a restart, and is the same for two servers that start together', async () => {
    const config = configOf({ DATA_DIR: join(folder, 'new') });
    const [first, second] = await Promise.all([loadCsrfSecret(config), loadCsrfSecret(config)]);
    expect(first).toHaveLength(43);
    expect([second, await loadCsrfSecret(config)]).toEqual([first, first]);
  });

  it('is readable only by its owner', async () => {
    await loadCsrfSecret(configOf({ DATA_DIR: folder }));
    expect((await stat(join(folder, 'csrf-secret'))).mode & 0o777).toBe(0o600);
  });
});

import { spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { upstreamsAt } from '../cluster/start-cluster.ts';
import { runDockerfile } from './run-dockerfile.ts';

/** Two installations from the registry, and a build. */
const LIMIT_MS = 900_000;

/** Runs Node until it ends, or prints `until`. Resolves with its output. */
const runNode = (args: readonly string[], options: SpawnOptions, until: string | null): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (until !== null && said.includes(until)) child.kill();
      });
    child.on('close', (code) => resolve(`${said}ended with ${String(code)}`));
  });

describe('the steps of docker build, in an empty folder', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'image-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

  it(
    'build an image whose server starts and whose ledger commands run',
    async () => {
      const { folder: site, variables, command } = await runDockerfile(folder);
      await expect(stat(join(site, 'node_modules/webpack'))).rejects.toThrow('ENOENT');
      const env = {
        ...variables,
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        CSRF_SECRET: 'x'.repeat(32),
        PUBLIC_ORIGIN: 'http://localhost:4000',
        ...upstreamsAt('http://127.0.0.1:1'),
      };
      const ledger = ['release-ledger/bin/ledger.mjs', 'init'];
      expect(await runNode(ledger, { cwd: site, env }, null)).toContain('local is now at revision 1');
      const [program, ...args] = command;
      expect(program).toBe('node');
      expect(await runNode(args, { cwd: site, env }, 'is served at')).toContain('ended with 0');
    },
    LIMIT_MS,
  );
});

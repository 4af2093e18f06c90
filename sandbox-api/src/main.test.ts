import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

describe('the sandbox as a program', () => {
  it('starts, prints its address, responds, and stops at SIGTERM', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'coinlane-alone-'));
    const server = spawn(process.execPath, [join(process.cwd(), 'sandbox-api/src/main.ts')], {
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_OPTIONS: '' },
    });
    const exit = once(server, 'exit');
    try {
      const [said] = (await once(server.stdout, 'data')) as [Buffer];
      const url = /http:\/\/[\d.:]+\/sandbox\//.exec(said.toString())?.[0] ?? '';
      const reply = await fetch(`${url}v1/currencies/btc`);
      server.kill('SIGTERM');
      const [code] = (await exit) as [number | null];

      expect(said.toString()).toContain('no real money moves');
      expect([reply.status, code]).toEqual([200, 0]);
    } finally {
      server.kill('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

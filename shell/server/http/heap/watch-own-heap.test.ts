import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

describe('a process whose heap fills', () => {
  it('writes one snapshot to its data folder, readable only by its owner', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'heap-full-'));
    try {
      const { stdout } = await run(process.execPath, [
        '--max-old-space-size=64',
        // small promotion steps, so that no step skips the last fifth
        '--max-semi-space-size=1',
        join(import.meta.dirname, 'filled-heap.fixture.ts'),
        dataDir,
      ]);
      const [name = '', ...more] = await readdir(join(dataDir, 'heap-dumps'));
      const file = join(dataDir, 'heap-dumps', name);
      const snapshot: unknown = JSON.parse(await readFile(file, 'utf8'));

      expect(more).toEqual([]);
      expect(JSON.parse(stdout)).toMatchObject({ dump: name, percent: 80 });
      expect(stdout).not.toContain('only this process knows');
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(snapshot).toMatchObject({ snapshot: { node_count: expect.any(Number) as unknown } });
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { workerConfig } from './worker-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'workers-'));
mkdirSync(join(folder, 'src/ui/scanner'), { recursive: true });
const options = { folder, name: 'mfe-any', version: '1.0.0', isProduction: true, preset: 'test' };
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('workerConfig', () => {
  it('is empty for a package without workers', () => {
    expect(workerConfig(options)).toBeNull();
  });

  it('builds each worker into one file, separate from the page’s files', () => {
    writeFileSync(join(folder, 'src/ui/scanner/reads.worker.ts'), '');
    const config = workerConfig(options);
    expect(config?.entry).toEqual({ 'reads.worker': './src/ui/scanner/reads.worker.ts' });
    expect(config?.output).toMatchObject({ path: join(folder, 'dist/worker'), filename: '[name].js' });
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { measureBlocks } from './measure-build.ts';

describe('measureBlocks', () => {
  let dist = '';
  beforeEach(async () => {
    dist = await mkdtemp(join(tmpdir(), 'blocks-'));
    await mkdir(join(dist, 'blocks-loader'));
    await mkdir(join(dist, 'blocks-host'));
    await writeFile(join(dist, 'blocks-loader/blocks.js'), 'run();');
    await writeFile(join(dist, 'blocks-host/host.js'), 'mount(1); mount(2); mount(3);');
    await writeFile(join(dist, 'blocks-host/lazy.js'), 'call();');
    await writeFile(join(dist, 'blocks-host/host.css'), 'p{margin:0}');
  });
  afterEach(() => rm(dist, { recursive: true }));

  const record = (blocks: unknown) => writeFile(join(dist, 'blocks.json'), JSON.stringify(blocks));

  it('distinguishes the loader from the files of the first block', async () => {
    await record({
      scripts: [{ path: 'blocks-host/host.js' }],
      styles: [{ path: 'blocks-host/host.css' }],
      lazyFiles: [{ path: 'blocks-host/lazy.js' }],
    });
    const { loader, host } = await measureBlocks(dist);

    expect(loader).toEqual({ firstJs: loader.firstJs, firstCss: 0, allJs: loader.firstJs });
    expect(loader.firstJs).toBeGreaterThan(0);
    expect(host.firstJs).toBeGreaterThan(loader.firstJs);
    expect(host.firstCss).toBeGreaterThan(0);
    expect(host.allJs).toBeGreaterThan(host.firstJs);
  });

  it('refuses an invalid record of blocks', async () => {
    await record({ scripts: 'none' });
    await expect(measureBlocks(dist)).rejects.toThrow('blocks.json is not a record of blocks');
  });
});

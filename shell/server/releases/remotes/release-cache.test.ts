import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aRelease, aStore } from './release-folder.fixture.ts';
import { createReleaseCache } from './release-cache.ts';

describe('createReleaseCache', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'release-cache-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const swap = aRelease('mfe-swap', '1.0.0');
  const aCache = () => {
    const store = aStore([swap]);
    return { store, cache: createReleaseCache(folder, store) };
  };

  it('reads the store once and then its own copy', async () => {
    const { store, cache } = aCache();
    const first = await cache.read(swap.release, 'browser/main.css');
    store.isDown = true;
    expect([first.toString(), (await cache.read(swap.release, 'browser/main.css')).toString()]).toEqual([
      'h1{color:green}',
      'h1{color:green}',
    ]);
  });

  it('reads the store again if its copy was altered', async () => {
    const { cache } = aCache();
    await cache.read(swap.release, 'browser/main.css');
    await writeFile(cache.pathOf(swap.release, 'browser/main.css'), 'altered');
    await cache.read(swap.release, 'browser/main.css');
    expect(await readFile(cache.pathOf(swap.release, 'browser/main.css'), 'utf8')).toBe('h1{color:green}');
  });

  it.each([
    { path: 'browser/none.js', problem: 'mfe-swap@1.0.0 browser/none.js is not in the release' },
    { path: '../../x.js', problem: 'mfe-swap@1.0.0 ../../x.js leaves its release' },
    { path: '/etc/passwd', problem: 'mfe-swap@1.0.0 /etc/passwd leaves its release' },
  ])('refuses $path', async ({ path, problem }) => {
    await expect(aCache().cache.read(swap.release, path)).rejects.toThrow(problem);
  });

  it('works without a writable folder', async () => {
    await writeFile(join(folder, 'mfe-swap'), 'a file where a folder should be');
    expect((await aCache().cache.read(swap.release, 'browser/main.css')).toString()).toBe('h1{color:green}');
  });

  it('removes versions that are not live', async () => {
    const { cache } = aCache();
    await cache.read(swap.release, 'browser/main.css');
    await cache.prune([swap.release]);
    const kept = await readdir(join(folder, 'mfe-swap'));
    await cache.prune([]);
    expect([kept, await readdir(join(folder, 'mfe-swap'))]).toEqual([['1.0.0'], []]);
  });
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aRelease, aStore, writeShellDist } from '../../releases/remotes/release-folder.fixture.ts';
import { createArtifactStore } from '../../releases/remotes/artifact-store.ts';
import { loadRelease } from '../../releases/remotes/load-release.ts';
import { createReleaseCache } from '../../releases/remotes/release-cache.ts';
import { loadShellBuild } from '../../releases/remotes/shell-build.ts';
import type { Bundle } from '../../releases/remotes/index.ts';
import { createBundleCodes } from './bundle-codes.ts';

const SWAP = aRelease('mfe-swap', '1.0.0');

describe('the code of a bundle', () => {
  let folder = '';
  let store: ReturnType<typeof aStore>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bundle-codes-'));
    store = aStore([SWAP]);
  });
  afterEach(async () => {
    // files are compressed in the background
    await Promise.all(stores.splice(0).map(({ settled }) => settled()));
    await rm(folder, { recursive: true, force: true });
  });

  const stores: ReturnType<typeof createArtifactStore>[] = [];
  const artifacts = () => {
    const made = createArtifactStore(join(folder, 'brotli'));
    stores.push(made);
    return made;
  };
  const cacheFolder = () => join(folder, 'data', 'cache');
  const ofRemote = async (): Promise<Bundle> => {
    const cache = createReleaseCache(cacheFolder(), store);
    const { bundle } = await loadRelease(SWAP.release, { cache, artifacts: artifacts() });
    if (bundle === null) throw new Error('no bundle');
    return bundle;
  };
  const ofShell = async (): Promise<Bundle> => {
    const dist = await writeShellDist(folder);
    return (await loadShellBuild(dist, artifacts(), cacheFolder())).bundle;
  };
  const codeOf = (bundle: Bundle) => {
    const codes = createBundleCodes();
    codes.remember(bundle);
    return codes.read(bundle.sha384);
  };

  it.each([
    { rule: 'of a remote, from its store', make: ofRemote },
    { rule: 'of the shell, from memory', make: ofShell },
  ])('is restored $rule, after its cache folder was lost', async ({ make }) => {
    const bundle = await make();
    const before = await codeOf(bundle);
    await rm(cacheFolder(), { recursive: true });
    expect(before).toContain('exports.');
    expect(await codeOf(bundle)).toBe(before);
    expect(await readFile(bundle.path, 'utf8')).toBe(before);
  });

  it('is restored after its file was altered', async () => {
    const bundle = await ofRemote();
    await writeFile(bundle.path, 'altered');
    expect(await codeOf(bundle)).toContain('exports.render');
  });

  it('of the shell needs no writable folder', async () => {
    const bundle = await ofShell();
    await rm(join(folder, 'data'), { recursive: true });
    await writeFile(join(folder, 'data'), 'a file where a folder should be');
    expect(await codeOf(bundle)).toContain('exports.renderChrome');
  });

  it('is null while the store is down too, and returns with it', async () => {
    const bundle = await ofRemote();
    await rm(cacheFolder(), { recursive: true });
    store.isDown = true;
    expect(await codeOf(bundle)).toBeNull();
    store.isDown = false;
    expect(await codeOf(bundle)).toContain('exports.render');
  });
});

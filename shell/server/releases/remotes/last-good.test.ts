import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { aRelease, aStore } from './release-folder.fixture.ts';
import { aWatchedFolder, promote, versionsOf } from './watch.fixture.ts';
import type { WatchedFolder } from './watch.fixture.ts';
import type { ReleaseSource } from './release-source.ts';

describe('the last good revision (fault matrix S03)', () => {
  let site: WatchedFolder;
  beforeEach(async () => {
    site = await aWatchedFolder();
  });
  afterEach(() => site.close());
  const start = (source: ReleaseSource) => site.start(source);

  it('starts with the store down, serves the last good revision, and reports degraded', async () => {
    await start(aStore([aRelease('mfe-swap', '1.0.0')]));
    const store = aStore([aRelease('mfe-swap', '1.0.0')]);
    store.isDown = true;
    const { watch, artifacts } = await start(store);
    expect(versionsOf(watch)).toEqual(['mfe-swap@1.0.0']);
    expect(artifacts.get('/remotes/mfe-swap/1.0.0/browser/entry.js')).toBeDefined();
    expect(watch.problems()).toEqual(['reading the ledger failed: the store is down']);
  });

  it('starts with the last good revision while the store hangs, and follows the ledger once it replies', async () => {
    await start(aStore([aRelease('mfe-swap', '1.0.0')]));
    const store = aStore([aRelease('mfe-swap', '1.0.0'), aRelease('mfe-swap', '1.1.0')]);
    promote(store, '1.1.0', ['1.0.0']);
    let answer = (): void => undefined;
    const hangs = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { watch } = await start({ ...store, newest: () => hangs.then(store.newest) });
    expect([watch.current()?.revision, watch.problems()]).toEqual([1, ['the ledger has not replied yet']]);
    answer();
    await watch.notify();
    expect([watch.current()?.revision, versionsOf(watch), watch.problems()]).toEqual([
      2,
      ['mfe-swap@1.1.0'],
      [],
    ]);
  });

  it('keeps the files of a revision that is loading while the last good one is served', async () => {
    await start(aStore([aRelease('mfe-swap', '1.0.0')]));
    const store = aStore([aRelease('mfe-swap', '1.0.0'), aRelease('mfe-swap', '1.1.0')]);
    promote(store, '1.1.0', ['1.0.0']);
    let answer = (): void => undefined;
    const hangs = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const release: ReleaseSource['release'] = async (name, version) => {
      if (version === '1.0.0') await hangs;
      return store.release(name, version);
    };
    const { watch, artifacts } = await start({ ...store, release });
    expect(watch.current()?.revision).toBe(1);
    answer();
    await watch.notify();

    expect(versionsOf(watch)).toEqual(['mfe-swap@1.1.0']);
    expect(artifacts.get('/remotes/mfe-swap/1.1.0/browser/entry.js')).toBeDefined();
    expect(artifacts.get('/remotes/mfe-swap/1.0.0/browser/entry.js')).toBeDefined();
  });

  it('waits for a store that hangs if nothing is cached', async () => {
    const store = aStore([aRelease('mfe-swap', '1.0.0')]);
    const slow = () => new Promise((resolve) => setTimeout(resolve, 1_700)).then(store.newest);
    expect(versionsOf((await start({ ...store, newest: slow })).watch)).toEqual(['mfe-swap@1.0.0']);
  });

  it('skips a cached release that is no longer trusted, and serves the previous one', async () => {
    await start(aStore([aRelease('mfe-swap', '1.1.0'), aRelease('mfe-swap', '1.0.0')]));
    const store = aStore([]);
    store.isDown = true;
    const { watch } = await start({
      ...store,
      verify: (kept) => {
        if (kept.version === '1.1.0') throw new Error('mfe-swap@1.1.0: its key is not trusted');
        return kept;
      },
    });
    expect(versionsOf(watch)).toEqual(['mfe-swap@1.0.0']);
    expect(watch.problems()).toContain('mfe-swap@1.1.0: its key is not trusted');
  });

  it('has nothing to serve if the store is down and nothing is cached', async () => {
    const store = aStore([]);
    store.isDown = true;
    expect((await start(store)).watch.current()).toBeNull();
  });

  it.each([
    { rule: 'that of its environment', environment: 'staging', revision: 7 },
    { rule: 'nothing of another environment', environment: 'production', revision: undefined },
  ])('serves $rule on a shared data folder while the store is down', async ({ environment, revision }) => {
    await start({ ...aStore([aRelease('mfe-swap', '2.0.0')], 7), environment: 'staging' });
    const store = aStore([]);
    store.isDown = true;
    const { watch } = await start({ ...store, environment });
    expect(watch.current()?.revision).toBe(revision);
  });

  it('ignores a cached revision that is not readable', async () => {
    await writeFile(join(site.folder, 'last-good.json'), '{"composition":1}');
    const store = aStore([]);
    store.isDown = true;
    expect((await start(store)).watch.current()).toBeNull();
  });
});

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { aRelease, aStore } from './release-folder.fixture.ts';
import { aWatchedFolder, promote, versionsOf } from './watch.fixture.ts';
import type { WatchedFolder } from './watch.fixture.ts';
import type { ReleaseSource } from './release-source.ts';

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('watchComposition (fault matrix S03, S04)', () => {
  let site: WatchedFolder;
  beforeEach(async () => {
    site = await aWatchedFolder();
  });
  afterEach(() => site.close());
  const start = (source: ReleaseSource) => site.start(source);

  it('serves the composition of the ledger, and a new revision on notification', async () => {
    const store = aStore([aRelease('mfe-swap', '1.0.0')]);
    const { watch, artifacts } = await start(store);
    store.releases.push(aRelease('mfe-swap', '1.1.0'));
    promote(store, '1.1.0', ['1.0.0']);
    await watch.notify();
    expect([watch.current()?.revision, versionsOf(watch), watch.problems()]).toEqual([
      2,
      ['mfe-swap@1.1.0'],
      [],
    ]);
    expect(artifacts.get('/remotes/mfe-swap/1.0.0/browser/entry.js')).toBeDefined();
  });

  it('reports a lost revision only when its replacement is served', async () => {
    const store = aStore([aRelease('mfe-swap', '1.0.0')]);
    store.composition = { ...store.composition, hash: 'a'.repeat(64) };
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { watch } = await start({
      ...store,
      hashOf: () => Promise.resolve('b'.repeat(64)),
      release: async (name, version) => {
        if (version === '0.9.0') await held;
        return store.release(name, version);
      },
    });
    store.releases.push(aRelease('mfe-swap', '0.9.0'));
    store.composition = {
      revision: 1,
      hash: 'b'.repeat(64),
      remotes: { 'mfe-swap': { stable: '0.9.0', previous: [] } },
    };
    const looked = watch.notify();
    await new Promise((resolve) => setImmediate(resolve));
    expect([versionsOf(watch), watch.problems()]).toEqual([['mfe-swap@1.0.0'], []]);

    release();
    await looked;
    expect([versionsOf(watch), watch.problems()]).toEqual([
      ['mfe-swap@0.9.0'],
      [expect.stringMatching(/^the ledger lost history: revision 1/)],
    ]);
  });

  it('detects a new revision within seconds', async () => {
    const store = aStore([aRelease('mfe-swap', '1.0.0')]);
    const { watch } = await start(store);
    store.releases.push(aRelease('mfe-swap', '1.1.0'));
    promote(store, '1.1.0');
    await until(() => versionsOf(watch).join() === 'mfe-swap@1.1.0');
    expect(watch.current()?.revision).toBe(2);
  });

  it('polls only for the next revision, and reads the newest one when it exists', async () => {
    const asked: number[] = [];
    let reads = 0;
    const store = aStore([aRelease('mfe-swap', '1.0.0')]);
    const { watch } = await start({
      ...store,
      newest: () => {
        reads += 1;
        return store.newest();
      },
      hasRevision: (revision) => {
        asked.push(revision);
        return Promise.resolve(store.composition.revision >= revision);
      },
    });
    await until(() => asked.length === 2);
    expect([asked, reads]).toEqual([[2, 2], 1]);
    store.releases.push(aRelease('mfe-swap', '1.1.0'));
    promote(store, '1.1.0');
    await until(() => versionsOf(watch).join() === 'mfe-swap@1.1.0');
    await until(() => asked.length > 3);
    expect([asked.slice(0, 4), reads]).toEqual([[2, 2, 2, 3], 2]);
  });

  it('keeps the files of a withdrawn version: open pages still load lazy ones', async () => {
    const store = aStore([aRelease('mfe-swap', '1.0.0')]);
    const { watch, artifacts } = await start(store);
    store.releases.push(aRelease('mfe-swap', '1.1.0'));
    promote(store, '1.1.0');
    await watch.notify();
    expect(artifacts.get('/remotes/mfe-swap/1.0.0/browser/entry.js')).toBeDefined();
  });

  it('removes the oldest of many unused versions, in memory and on disk', async () => {
    const store = aStore([aRelease('mfe-swap', '1.0.0')]);
    const { watch, artifacts } = await start(store);
    for (let minor = 1; minor <= 25; minor += 1) {
      store.releases.push(aRelease('mfe-swap', `1.${String(minor)}.0`));
      promote(store, `1.${String(minor)}.0`);
      await watch.notify();
    }
    expect(artifacts.get('/remotes/mfe-swap/1.0.0/browser/entry.js')).toBeUndefined();
    expect(artifacts.get('/remotes/mfe-swap/1.1.0/browser/entry.js')).toBeDefined();
    const kept = await readdir(join(site.folder, 'cache', 'releases', 'mfe-swap'));
    expect(kept).not.toContain('1.0.0');
    expect(kept).toHaveLength(25);
  });

  it('recovers when the store is available again', async () => {
    const store = aStore([aRelease('mfe-swap', '1.0.0')]);
    const { watch } = await start(store);
    store.isDown = true;
    await watch.notify();
    const during = watch.problems();
    store.isDown = false;
    await watch.notify();
    expect([during, watch.problems(), site.logged]).toEqual([
      ['reading the ledger failed: the store is down'],
      [],
      ['reading the ledger failed: the store is down'],
    ]);
  });

  it('keeps the last good revision if the new one is altered, and names the file', async () => {
    const store = aStore([aRelease('mfe-swap', '1.0.0')]);
    const { watch } = await start(store);
    const altered = aRelease('mfe-swap', '1.1.0');
    altered.bytes.set('browser/entry.js', Buffer.from('alert(1)'));
    store.releases.push(altered);
    promote(store, '1.1.0', ['1.0.0']);
    await watch.notify();
    expect([watch.current()?.revision, versionsOf(watch)]).toEqual([1, ['mfe-swap@1.0.0']]);
    expect(watch.problems()).toEqual([
      'mfe-swap@1.1.0 failed to load: mfe-swap@1.1.0 browser/entry.js does not match its hash',
    ]);
  });

  it('falls back to the previous version if nothing is served yet, and to the complete remotes', async () => {
    const altered = aRelease('mfe-swap', '1.1.0');
    altered.bytes.delete('browser/main.css');
    const lost = aRelease('mfe-pro', '1.0.0');
    lost.bytes.delete('browser/entry.js');
    const { watch } = await start(
      aStore([altered, aRelease('mfe-swap', '1.0.0'), lost, aRelease('mfe-listing', '3.0.0')]),
    );
    expect(versionsOf(watch)).toEqual(['mfe-swap@1.0.0', 'mfe-listing@3.0.0']);
    expect(watch.problems()).toHaveLength(2);
  });

  it('serves a revision whose successors were refused by the ledger, and reports the reason', async () => {
    const store = aStore([aRelease('mfe-swap', '1.0.0')]);
    store.problem = 'channels/local/0000000002.json cannot be trusted';
    const { watch } = await start(store);
    expect([versionsOf(watch), watch.problems()]).toEqual([
      ['mfe-swap@1.0.0'],
      ['channels/local/0000000002.json cannot be trusted'],
    ]);
  });

  it('repairs an altered local copy from the store', async () => {
    await start(aStore([aRelease('mfe-swap', '1.0.0')]));
    await writeFile(join(site.folder, 'cache', 'releases', 'mfe-swap', '1.0.0', 'server.cjs'), 'altered');
    const { watch } = await start(aStore([aRelease('mfe-swap', '1.0.0')]));
    expect([watch.problems(), watch.current()?.remotes.get('mfe-swap')?.stable.bundle === null]).toEqual([
      [],
      false,
    ]);
  });

  it('writes nothing after a stop, even if the store replies late', async () => {
    const store = aStore([aRelease('mfe-swap', '1.0.0')]);
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { watch } = await start({
      ...store,
      newest: async () => {
        if (store.composition.revision > 1) await answered;
        return store.newest();
      },
    });
    store.releases.push(aRelease('mfe-swap', '1.1.0'));
    promote(store, '1.1.0');
    const looking = watch.notify();
    const stopping = watch.stop().then(() => versionsOf(watch));
    answer();
    expect(await stopping).toEqual(['mfe-swap@1.1.0']);
    const lastGood = JSON.parse(await readFile(join(site.folder, 'last-good.json'), 'utf8')) as {
      composition: { revision: number };
    };
    expect(lastGood.composition.revision).toBe(2);
    await looking;
  });

  it('never finishes a release', async () => {
    const climbing = aRelease('mfe-swap', '1.0.0', undefined, { '../../../../escaped.js': 'x' });
    const { watch } = await start(aStore([climbing]));
    expect(watch.problems()).toEqual([expect.stringContaining('leaves its release')]);
  });
});

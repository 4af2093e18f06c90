import { join } from 'node:path';

import { initialise, promote, rollback } from '../channel/index.ts';
import { status, verify } from '../composition/index.ts';
import { publish } from '../publish/index.ts';
import { publishedVersions, readRelease } from '../releases/index.ts';
import { removedKey } from '../store/index.ts';
import { writeBuild } from '../testing/a-build.ts';
import { aLedger, REQUEST, storeWith, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { collectGarbage } from './collect-garbage.ts';

const SEVEN = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0'];
const ANY_AGE = { minAgeMs: 0, settleMs: 0 };

let ledger: ALedger;
beforeEach(async () => {
  ledger = aLedger();
  await ledger.live(...SEVEN);
});
afterEach(() => ledger.remove());

const published = async () => (await publishedVersions(ledger.store)).get('mfe-swap') ?? [];

describe('collectGarbage', () => {
  it('removes every file of releases that no counted revision names as live or previous', async () => {
    const garbage = valueOf(await collectGarbage(ledger.store, { keep: 1, ...ANY_AGE }));
    expect(garbage).toEqual({
      outcome: 'removed',
      removed: [{ remote: 'mfe-swap', version: '1.0.0', files: 6, bytes: 40 }],
      spared: [],
      kept: 6,
    });
    expect(await published()).toEqual(SEVEN.slice(1));
    expect(await ledger.store.list('remotes/mfe-swap/1.0.0/')).toEqual([]);
    expect(valueOf(await verify(ledger.store, 'local')).problems).toEqual([]);
  });

  it('keeps releases of the newest revisions', async () => {
    const garbage = valueOf(await collectGarbage(ledger.store, { keep: 2, ...ANY_AGE }));
    expect(garbage.removed).toEqual([]);
    expect(await published()).toEqual(SEVEN);
  });

  it('keeps releases of another environment', async () => {
    valueOf(await initialise(ledger.store, 'staging', REQUEST));
    valueOf(await promote(ledger.store, 'staging', { ...REQUEST, remote: 'mfe-swap', version: '1.0.0' }));
    expect(valueOf(await collectGarbage(ledger.store, { keep: 1, ...ANY_AGE })).removed).toEqual([]);
  });

  it('keeps releases in fields of a newer writer', async () => {
    const newest = await ledger.store.read(ledger.revisionKey(8));
    const text = new TextDecoder().decode(newest ?? new Uint8Array());
    ledger.delete(ledger.headKey);
    ledger.overwrite(
      ledger.revisionKey(8),
      text.replace('"stable"', '"shadow": { "version": "1.0.0" }, "stable"'),
    );
    expect(valueOf(await collectGarbage(ledger.store, { keep: 1, ...ANY_AGE })).removed).toEqual([]);
  });

  it('keeps releases that are too young to have been promoted', async () => {
    await ledger.publishVersion('mfe-pro', '1.0.0');
    expect(valueOf(await collectGarbage(ledger.store, { keep: 1, settleMs: 0 })).removed).toEqual([]);
    expect(valueOf(await collectGarbage(ledger.store, { keep: 1, ...ANY_AGE })).removed).toHaveLength(2);
  });

  it('lists what it would remove, and removes nothing', async () => {
    const { outcome, removed, kept } = valueOf(
      await collectGarbage(ledger.store, { keep: 1, ...ANY_AGE, isDryRun: true }),
    );
    expect({ outcome, kept, versions: removed.map(({ version }) => version) }).toEqual({
      outcome: 'planned',
      kept: 6,
      versions: ['1.0.0'],
    });
    expect(await published()).toEqual(SEVEN);
    expect(await ledger.store.list('removed/')).toEqual([]);
  });

  it('never accepts a removed version again, with the same bytes or others', async () => {
    valueOf(await collectGarbage(ledger.store, { keep: 1, ...ANY_AGE }));
    const build = writeBuild(join(ledger.folder, 'again'), { version: '1.0.0' });
    expect(wordsOfFailure(await publish(ledger.store, build, REQUEST))).toContain(
      'mfe-swap@1.0.0 was published before and has been removed.',
    );
    expect(wordsOfFailure(await readRelease(ledger.store, 'mfe-swap', '1.0.0'))).toContain('Known: 1.1.0,');
    expect(valueOf(await status(ledger.store, 'local')).problems).toEqual([]);
  });

  it('yields to a concurrent promote', async () => {
    const promotes = storeWith(ledger.store, {
      remove: async (key) => {
        await ledger.store.remove(key);
        if (key.endsWith('/1.0.0/release.json')) {
          const newer = new TextDecoder().decode(
            (await ledger.store.read(ledger.revisionKey(8))) ?? undefined,
          );
          ledger.overwrite(ledger.revisionKey(8), newer.replace('"1.6.0"', '"1.0.0"'));
          ledger.delete(ledger.headKey);
        }
      },
    });
    const { removed, spared, kept } = valueOf(await collectGarbage(promotes, { keep: 1, ...ANY_AGE }));
    expect({ removed, spared, kept }).toEqual({ removed: [], spared: ['mfe-swap@1.0.0'], kept: 7 });
    expect(await published()).toEqual(SEVEN);
    expect(await ledger.store.list('removed/')).toEqual([]);
    expect(await ledger.store.list('remotes/mfe-swap/1.0.0/')).toHaveLength(7);
  });

  it('resumes an interrupted run, and leaves an upload in progress', async () => {
    const cut = storeWith(ledger.store, {
      remove: (key) =>
        key.endsWith('main.js') ? Promise.reject(new Error('cut off')) : ledger.store.remove(key),
    });
    await ledger.store.createIfAbsent('remotes/mfe-pro/3.0.0/browser/main.js', new Uint8Array([1]));
    await expect(collectGarbage(cut, { keep: 1, ...ANY_AGE })).rejects.toThrow('cut off');
    expect(await published()).toEqual(SEVEN.slice(1));
    expect(await ledger.store.list('remotes/mfe-swap/1.0.0/')).not.toEqual([]);

    valueOf(await collectGarbage(ledger.store, { keep: 1, ...ANY_AGE }));
    expect(await ledger.store.list('remotes/mfe-swap/1.0.0/')).toEqual([]);
    expect(await ledger.store.list('remotes/mfe-pro/3.0.0/')).toHaveLength(1);
    expect(await ledger.store.read(removedKey('mfe-swap', '1.0.0'))).not.toBeNull();
  });

  it('removes nothing if a counted revision cannot be read', async () => {
    ledger.overwrite(ledger.revisionKey(6), 'x');
    expect(wordsOfFailure(await collectGarbage(ledger.store, { keep: 4, ...ANY_AGE }))).toContain(
      'channels/local/0000000006.json cannot be trusted',
    );
    expect(await published()).toEqual(SEVEN);
  });

  it.each([0, -1, 1.5])('refuses to keep %s', async (keep) => {
    expect(wordsOfFailure(await collectGarbage(ledger.store, { keep }))).toContain('keep');
  });

  it('keeps every version that a rollback can reach', async () => {
    valueOf(await collectGarbage(ledger.store, { keep: 1, ...ANY_AGE }));
    for (const version of SEVEN.slice(1, 6).toReversed()) {
      const { revision } = valueOf(await rollback(ledger.store, 'local', { ...REQUEST, remote: 'mfe-swap' }));
      expect(revision.remotes['mfe-swap']?.stable).toBe(version);
    }
  });
});

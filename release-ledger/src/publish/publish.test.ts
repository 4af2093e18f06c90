import { join } from 'node:path';

import { sha384Of } from '../format/index.ts';
import { publishedVersions, readRelease } from '../releases/index.ts';
import { aBuildFile, writeBuild } from '../testing/a-build.ts';
import type { BuildOptions } from '../testing/a-build.ts';
import { aLedger, storeWith, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { publish } from './publish.ts';

const BY = { by: 'ann' };

let ledger: ALedger;
beforeEach(() => {
  ledger = aLedger();
});
afterEach(() => ledger.remove());

const aBuild = (options: BuildOptions = {}, name = 'build'): string =>
  writeBuild(join(ledger.folder, name), options);

describe('publish', () => {
  it('writes every file, and a release with their hashes and sizes', async () => {
    const { outcome, release } = valueOf(await publish(ledger.store, aBuild(), BY));
    expect(outcome).toBe('published');
    expect(Object.keys(release.files)).toEqual([
      'browser/main.css',
      'browser/main.js',
      'browser/remote-entry.js',
      'locales/de.json',
      'locales/en.json',
      'server/server.cjs',
    ]);
    expect(release.files['browser/main.js']).toEqual({
      sha384: sha384Of(new TextEncoder().encode('main 1.0.0')),
      bytes: 10,
    });
    expect(valueOf(await readRelease(ledger.store, 'mfe-swap', '1.0.0'))).toEqual(release);
    expect(release).toMatchObject({ ...aBuildFile(), by: 'ann' });
  });

  it('writes release.json last', async () => {
    const keys: string[] = [];
    const store = storeWith(ledger.store, {
      createIfAbsent: (key, bytes) => {
        keys.push(key);
        return ledger.store.createIfAbsent(key, bytes);
      },
    });
    valueOf(await publish(store, aBuild(), BY));
    expect(keys).toHaveLength(7);
    expect(keys.at(-1)).toBe('remotes/mfe-swap/1.0.0/release.json');
  });

  it('changes nothing if the same bytes are published again, from another commit, by another person', async () => {
    const first = valueOf(await publish(ledger.store, aBuild(), BY));
    const sameBytes = aBuild({ fields: { gitSha: 'beef' } }, 'same');
    expect(valueOf(await publish(ledger.store, sameBytes, { by: 'bob' }))).toEqual({
      outcome: 'unchanged',
      release: first.release,
    });
  });

  it.each([
    { what: 'a changed file', options: { files: { 'browser/main.js': 'other' } }, named: 'browser/main.js' },
    { what: 'an additional file', options: { files: { 'browser/new.js': 'x' } }, named: 'browser/new.js' },
    {
      what: 'different facts',
      options: { fields: { routes: ['/swap', '/x'], blocks: ['stepper'] } },
      named: 'build.json (blocks), build.json (routes)',
    },
  ])(
    'refuses $what under a published version, and names it (fault matrix S09)',
    async ({ options, named }) => {
      valueOf(await publish(ledger.store, aBuild(), BY));
      expect(wordsOfFailure(await publish(ledger.store, aBuild(options, 'other'), BY))).toBe(
        `mfe-swap@1.0.0 is already published with other bytes: ${named}. A version never changes: publish these bytes under a new version.`,
      );
    },
  );

  it('resumes an interrupted upload, which is invisible until then (fault matrix S05)', async () => {
    const cut = storeWith(ledger.store, {
      createIfAbsent: (key, bytes) =>
        key.endsWith('server.cjs')
          ? Promise.reject(new Error('cut off'))
          : ledger.store.createIfAbsent(key, bytes),
    });
    await expect(publish(cut, aBuild(), BY)).rejects.toThrow('cut off');
    expect(await ledger.store.list('remotes/mfe-swap/')).not.toHaveLength(0);
    expect([...(await publishedVersions(ledger.store)).keys()]).toEqual([]);

    expect(valueOf(await publish(ledger.store, aBuild(), BY)).outcome).toBe('published');
  });

  it('refuses to finish an upload that started with other bytes', async () => {
    await ledger.store.createIfAbsent('remotes/mfe-swap/1.0.0/browser/main.js', new Uint8Array([1]));
    expect(wordsOfFailure(await publish(ledger.store, aBuild(), BY))).toContain(
      'mfe-swap@1.0.0 has an unfinished upload with other bytes: browser/main.js.',
    );
  });

  it('fails, with nothing visible, if the store returns other bytes than were written', async () => {
    const store = storeWith(ledger.store, {
      read: async (key) => {
        const bytes = await ledger.store.read(key);
        return key.endsWith('main.css') && bytes !== null ? bytes.subarray(1) : bytes;
      },
    });
    expect(wordsOfFailure(await publish(store, aBuild(), BY))).toBe(
      'Could not verify remotes/mfe-swap/1.0.0/browser/main.css: the store returned other bytes than were written.',
    );
    expect([...(await publishedVersions(ledger.store)).keys()]).toEqual([]);
  });

  it('lets two publishers of the same bytes both succeed, with one release', async () => {
    const build = aBuild();
    const both = await Promise.all([
      publish(ledger.store, build, BY),
      publish(ledger.store, build, { by: 'bob' }),
    ]);
    const [one, other] = both.map(valueOf);
    expect([one?.outcome, other?.outcome].toSorted()).toEqual(['published', 'unchanged']);
    expect(one?.release).toEqual(other?.release);
  });

  it('writes nothing in a dry run', async () => {
    expect(valueOf(await publish(ledger.store, aBuild(), { ...BY, isDryRun: true })).outcome).toBe('planned');
    expect(await ledger.store.list('remotes/')).toEqual([]);
  });

  it('refuses a publisher without a name', async () => {
    expect(wordsOfFailure(await publish(ledger.store, aBuild(), { by: ' ' }))).toContain(
      'by " " is not allowed',
    );
  });

  it('does not publish over a release.json that does not decode', async () => {
    valueOf(await publish(ledger.store, aBuild(), BY));
    ledger.overwrite('remotes/mfe-swap/1.0.0/release.json', '{}');
    expect(wordsOfFailure(await publish(ledger.store, aBuild(), BY))).toContain(
      'remotes/mfe-swap/1.0.0/release.json cannot be trusted: field schema: expected 1, got nothing',
    );
  });
});

import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';

import { wordsOf } from '../errors/index.ts';
import type { Result } from '../errors/index.ts';
import { sha384Of } from '../format/index.ts';
import { publishedVersions, readRelease } from '../releases/index.ts';
import { aBuildFile, writeBuild } from '../testing/a-build.ts';
import type { BuildOptions } from '../testing/a-build.ts';
import { aLedger, storeWith, valueOf } from '../testing/a-ledger.ts';
import { publish } from './publish.ts';

const BY = { by: 'ann' };

let ledger = aLedger();
beforeEach(() => {
  ledger = aLedger();
});
afterEach(() => ledger.remove());

const aBuild = (options: BuildOptions = {}, name = 'build'): string =>
  writeBuild(join(ledger.folder, name), options);

const wordsOfFailure = (result: Result<unknown>): string =>
  E.isLeft(result) ? wordsOf(result.left) : 'it succeeded';

describe('publish', () => {
  it('writes every file and a release that names their hashes and sizes', async () => {
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

  it('changes nothing when the same bytes come again, from another commit, by another hand', async () => {
    const first = valueOf(await publish(ledger.store, aBuild(), BY));
    const sameBytes = aBuild({ fields: { gitSha: 'beef' } }, 'same');
    expect(valueOf(await publish(ledger.store, sameBytes, { by: 'bob' }))).toEqual({
      outcome: 'unchanged',
      release: first.release,
    });
  });

  it.each([
    { what: 'a changed file', options: { files: { 'browser/main.js': 'other' } }, named: 'browser/main.js' },
    { what: 'a file more', options: { files: { 'browser/new.js': 'x' } }, named: 'browser/new.js' },
    {
      what: 'other facts',
      options: { fields: { routes: ['/swap', '/x'], blocks: ['stepper'] } },
      named: 'build.json (blocks), build.json (routes)',
    },
  ])('refuses $what under a published version, by name (fault matrix S09)', async ({ options, named }) => {
    valueOf(await publish(ledger.store, aBuild(), BY));
    expect(wordsOfFailure(await publish(ledger.store, aBuild(options, 'other'), BY))).toBe(
      `mfe-swap@1.0.0 is already published with other bytes: ${named}. A version never changes: publish these bytes under a new version.`,
    );
  });

  it('takes up an upload that was cut off, invisible until then (fault matrix S05)', async () => {
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

  it('refuses to finish an upload that began with other bytes', async () => {
    await ledger.store.createIfAbsent('remotes/mfe-swap/1.0.0/browser/main.js', new Uint8Array([1]));
    expect(wordsOfFailure(await publish(ledger.store, aBuild(), BY))).toContain(
      'mfe-swap@1.0.0 has an unfinished upload with other bytes: browser/main.js.',
    );
  });

  it('fails, with nothing visible, when the store gives back other bytes than were written', async () => {
    const store = storeWith(ledger.store, {
      read: async (key) => {
        const bytes = await ledger.store.read(key);
        return key.endsWith('main.css') && bytes !== null ? bytes.subarray(1) : bytes;
      },
    });
    expect(wordsOfFailure(await publish(store, aBuild(), BY))).toBe(
      'Could not verify remotes/mfe-swap/1.0.0/browser/main.css: the store gives back other bytes than were written.',
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

  it('does not write down a publisher without a name', async () => {
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

describe('publish refuses a build', () => {
  it.each([
    {
      what: 'without its entry',
      options: { files: { 'browser/remote-entry.js': null } },
      says: 'field entry.path: the file browser/remote-entry.js is not in the build',
    },
    {
      what: 'without its server file',
      options: { files: { 'server/server.cjs': null } },
      says: 'field server: the file server/server.cjs is not in the build',
    },
    {
      what: 'without a language',
      options: { files: { 'locales/de.json': null } },
      says: 'field locales: the file locales/de.json is not in the build',
    },
    {
      what: 'without a preloaded script',
      options: { files: { 'browser/main.js': null } },
      says: 'field preload.scripts: the file browser/main.js is not in the build',
    },
    {
      what: 'without a preloaded style',
      options: { files: { 'browser/main.css': null } },
      says: 'field preload.styles: the file browser/main.css is not in the build',
    },
    {
      what: 'whose unique name lacks the version',
      options: { fields: { uniqueName: 'mfe-swap' } },
      says: 'field uniqueName: expected mfe-swap@1.0.0, which carries the version, got "mfe-swap"',
    },
    {
      what: 'with a name that climbs',
      options: { name: '../mfe' },
      says: 'build.json, field name: expected a lower-case name such as mfe-swap, got "../mfe"',
    },
    {
      what: 'with a version that climbs',
      options: { version: '../1' },
      says: 'build.json, field version: expected a version',
    },
    {
      what: 'whose entry climbs',
      options: { fields: { entry: { path: '../../x.js', globalName: 'x' } } },
      says: 'build.json, field entry.path: expected a relative path inside the build',
    },
    {
      what: 'with a hidden file',
      options: { files: { 'browser/.env': 'x' } },
      says: 'the path "browser/.env" is not safe to publish',
    },
    {
      what: 'with a release.json of its own',
      options: { files: { 'release.json': '{}' } },
      says: 'release.json is written by the ledger',
    },
    {
      what: 'whose build.json is no JSON',
      options: { files: { 'build.json': '{' } },
      says: 'build.json, the whole file: expected JSON',
    },
  ])('$what', async ({ options, says }) => {
    expect(wordsOfFailure(await publish(ledger.store, aBuild(options), BY))).toContain(says);
    expect(await ledger.store.list('remotes/')).toEqual([]);
  });

  it('with a link out of its folder', async () => {
    const build = aBuild();
    symlinkSync('/etc/hostname', join(build, 'browser', 'host.js'));
    expect(wordsOfFailure(await publish(ledger.store, build, BY))).toContain(
      'browser/host.js is neither a file nor a folder (links are not followed)',
    );
  });

  it('without a build.json, listing what is there', async () => {
    const build = aBuild();
    rmSync(join(build, 'build.json'));
    expect(wordsOfFailure(await publish(ledger.store, build, BY))).toMatch(
      /^There is no build "build.json" in .*\. Known: browser\/main\.css, /,
    );
  });

  it('that is not there', async () => {
    const nowhere = join(ledger.folder, 'nowhere');
    expect(wordsOfFailure(await publish(ledger.store, nowhere, BY))).toBe(
      `Could not read ${nowhere}: there is no such file or folder (ENOENT).`,
    );
  });

  it('whose folder is a file', async () => {
    mkdirSync(ledger.folder, { recursive: true });
    writeFileSync(join(ledger.folder, 'file'), 'x');
    expect(wordsOfFailure(await publish(ledger.store, join(ledger.folder, 'file'), BY))).toContain('ENOTDIR');
  });
});

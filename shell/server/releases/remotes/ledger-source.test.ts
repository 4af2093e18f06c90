import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { isLeft } from 'fp-ts/lib/Either.js';

import {
  folderStore,
  initialise,
  makeKey,
  promoteAll,
  publish,
  readSigningKey,
  readTrustedKeys,
  wordsOf,
} from '@coinlane/release-ledger';
import type { Result, Store } from '@coinlane/release-ledger';

import { createArtifactStore } from './artifact-store.ts';
import { watchComposition } from './composition-watch.ts';
import { ledgerSource } from './ledger-source.ts';

const right = <A>(result: Result<A>): A => {
  if (isLeft(result)) throw new Error(wordsOf(result.left));
  return result.right;
};

const BUILD = {
  schema: 1,
  name: 'mfe-swap',
  version: '1.2.3',
  gitSha: 'abc',
  uniqueName: 'mfe-swap@1.2.3',
  contract: { built: '0.1.0', range: '^0.1.0' },
  events: { produced: {}, consumed: {} },
  needs: {},
  exposes: ['./lifecycle'],
  blocks: [],
  routes: ['/swap'],
  namespace: 'swap',
  locales: ['en', 'de'],
  entry: { path: 'browser/entry.js', globalName: 'mfe_swap_1_2_3' },
  preload: { scripts: ['browser/lifecycle.js'], styles: ['browser/main.css'] },
  server: 'server/server.cjs',
};

const FILES: Readonly<Record<string, string>> = {
  'build.json': JSON.stringify(BUILD),
  'browser/entry.js': 'entry',
  'browser/lifecycle.js': 'lifecycle',
  'browser/main.css': 'css',
  'locales/en.json': '{}',
  'locales/de.json': '{}',
  'server/server.cjs': 'exports.render = 1',
};

describe('ledgerSource', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-source-'));
    for (const [path, text] of Object.entries(FILES)) {
      await mkdir(dirname(join(folder, 'dist', path)), { recursive: true });
      await writeFile(join(folder, 'dist', path), text);
    }
  });
  afterEach(() => rm(folder, { recursive: true, maxRetries: 5 }));

  const aPublishedStore = async () => {
    const store = folderStore(join(folder, 'ledger'));
    const change = { by: 'test', reason: 'test' };
    right(await publish(store, join(folder, 'dist'), { by: 'test' }));
    right(await initialise(store, 'local', change));
    right(
      await promoteAll(store, 'local', { ...change, remotes: [{ remote: 'mfe-swap', version: '1.2.3' }] }),
    );
    return store;
  };

  it('converts a published release', async () => {
    const source = ledgerSource(await aPublishedStore(), 'local');
    const { composition, problem } = await source.newest();
    expect([composition.revision, composition.remotes, problem]).toEqual([
      2,
      { 'mfe-swap': { stable: '1.2.3', previous: [] } },
      null,
    ]);
    const release = await source.release('mfe-swap', '1.2.3');
    expect(release).toMatchObject({
      namespace: 'swap',
      globalName: 'mfe_swap_1_2_3',
      entry: 'browser/entry.js',
      scripts: ['browser/lifecycle.js'],
      styles: ['browser/main.css'],
      server: 'server/server.cjs',
      locales: { en: 'locales/en.json', de: 'locales/de.json' },
    });
    expect(Buffer.from(await source.file(release, 'browser/entry.js')).toString()).toBe('entry');
  });

  const aSignedStore = async (isSigned: boolean) => {
    const { id, publicKey, privateKey } = makeKey();
    const store = folderStore(join(folder, 'ledger'));
    const signingKey = right(readSigningKey(privateKey));
    const signed = isSigned && signingKey !== null ? { signingKey } : {};
    const change = { by: 'test', reason: 'test' };
    right(await publish(store, join(folder, 'dist'), { by: 'test', ...signed }));
    right(await initialise(store, 'local', change));
    right(
      await promoteAll(store, 'local', { ...change, remotes: [{ remote: 'mfe-swap', version: '1.2.3' }] }),
    );
    const trusted = right(readTrustedKeys(JSON.stringify({ [id]: publicKey })));
    return trusted === null ? store : { ...store, trusted };
  };

  const served = async (store: Store) => {
    const artifacts = createArtifactStore(join(folder, 'br'));
    const watch = watchComposition({
      source: ledgerSource(store, 'local'),
      artifacts,
      dataDir: join(folder, 'data'),
      log: () => undefined,
    });
    await watch.start();
    await watch.stop();
    await artifacts.stop();
    const versions = [...(watch.current()?.remotes.values() ?? [])].map(
      ({ stable }) => stable.release.version,
    );
    return {
      versions,
      entry: artifacts.get('/remotes/mfe-swap/1.2.3/browser/entry.js'),
      problems: watch.problems().join(),
    };
  };

  it('serves a release signed by a trusted key', async () => {
    expect(await served(await aSignedStore(true))).toMatchObject({
      versions: ['1.2.3'],
      entry: { contentType: expect.stringContaining('javascript') },
      problems: '',
    });
  });

  it('never serves an unsigned release if signatures are required', async () => {
    const { versions, entry, problems } = await served(await aSignedStore(false));
    expect([versions, entry]).toEqual([[], undefined]);
    expect(problems).toContain('mfe-swap@1.2.3: it is not signed');
  });

  it('serves the last good revision with the store down, unless its key was revoked', async () => {
    const store = await aSignedStore(true);
    await served(store);
    const away = {
      ...store,
      read: () => Promise.reject(new Error('the store is away')),
      list: () => Promise.reject(new Error('the store is away')),
    };
    expect(await served(away)).toMatchObject({ versions: ['1.2.3'] });
    const next = makeKey();
    const trusted = right(readTrustedKeys(JSON.stringify({ [next.id]: next.publicKey })));
    const { versions, entry, problems } = await served(trusted === null ? away : { ...away, trusted });
    expect([versions, entry]).toEqual([[], undefined]);
    expect(problems).toContain('which is not trusted; trusted keys: ' + next.id);
  });

  it('rejects a cached release that was altered on disk', async () => {
    const store = await aSignedStore(true);
    const source = ledgerSource(store, 'local');
    const release = await source.release('mfe-swap', '1.2.3');
    expect(source.verify?.(release)).toEqual(release);
    const altered = { ...release, published: { ...Object(release.published), routes: ['/exchange'] } };
    expect(() => source.verify?.(altered)).toThrow('the release was altered after it was signed');
    expect(() => source.verify?.({ ...release, published: undefined })).toThrow('cannot be trusted');
    // the signed text is served, whatever other fields contain
    expect(source.verify?.({ ...release, entry: 'browser/other.js' })).toEqual(release);
  });

  it.each([
    {
      what: 'a file',
      path: 'browser/entry.js',
      alter: (text: string) => text.replace('e', 'E'),
      says: 'browser/entry.js does not match its hash',
    },
    {
      what: 'the release itself',
      path: 'release.json',
      alter: (text: string) => text.replace('"by": "test"', '"by": "eve"'),
      says: 'the release was altered after it was signed',
    },
  ])('never serves a signed release with a changed byte in $what', async ({ path, alter, says }) => {
    const store = await aSignedStore(true);
    const file = join(folder, 'ledger/remotes/mfe-swap/1.2.3', path);
    const text = await readFile(file, 'utf8');
    await chmod(file, 0o600);
    await writeFile(file, alter(text));
    const { versions, entry, problems } = await served(store);
    expect([alter(text) === text, versions, entry]).toEqual([false, [], undefined]);
    expect(problems).toContain(says);
  });

  it('names a missing environment, release or file', async () => {
    const store = await aPublishedStore();
    const source = ledgerSource(store, 'local');
    await expect(ledgerSource(store, 'lokal').newest()).rejects.toThrow(/"lokal".*Known: local/);
    await expect(source.release('mfe-swap', '9.9.9')).rejects.toThrow(/"9.9.9".*Known: 1.2.3/);
    const release = await source.release('mfe-swap', '1.2.3');
    await rm(join(folder, 'ledger/remotes/mfe-swap/1.2.3/browser/entry.js'));
    await expect(source.file(release, 'browser/entry.js')).rejects.toThrow(
      'mfe-swap@1.2.3 browser/entry.js is missing in the store',
    );
  });
});

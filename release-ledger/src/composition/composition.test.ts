import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { wordsOf } from '../errors/index.ts';
import { folderStore, nodeFiles } from '../store/index.ts';
import { aLedger, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { resolveComposition } from './resolve-composition.ts';
import { status } from './status.ts';
import { verify } from './verify.ts';

let ledger: ALedger;
beforeEach(async () => {
  ledger = aLedger();
  await ledger.live('1.0.0', '1.1.0');
});
afterEach(() => ledger.remove());

const RELEASE = 'remotes/mfe-swap/1.1.0/release.json';

describe('resolveComposition', () => {
  it('returns the head and its releases, stable and previous', async () => {
    const { env, revision, hash, remotes, problems } = valueOf(
      await resolveComposition(ledger.store, 'local'),
    );
    expect({ env, rev: revision.rev, problems }).toEqual({ env: 'local', rev: 3, problems: [] });
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(remotes['mfe-swap']?.stable?.version).toBe('1.1.0');
    expect(remotes['mfe-swap']?.previous.map(({ version }) => version)).toEqual(['1.0.0']);
  });

  it.each([
    { what: 'missing', spoil: () => ledger.delete(RELEASE), says: 'There is no version "1.1.0"' },
    { what: 'torn', spoil: () => ledger.overwrite(RELEASE, '{'), says: `${RELEASE} cannot be trusted` },
    {
      what: 'of another version',
      spoil: () => ledger.copy('remotes/mfe-swap/1.0.0/release.json', RELEASE),
      says: `${RELEASE} cannot be trusted: it is of mfe-swap@1.0.0`,
    },
    {
      what: 'naming an entry that is not among its files (fault matrix F10)',
      spoil: () => {
        const release = JSON.parse(readFileSync(join(ledger.root, RELEASE), 'utf8'));
        ledger.overwrite(RELEASE, JSON.stringify({ ...release, files: {} }));
      },
      says: 'field entry.path: the file browser/remote-entry.js is not among its files',
    },
  ])('skips a release that is $what, without affecting others', async ({ spoil, says }) => {
    await ledger.publishVersion('mfe-pro', '2.0.0');
    await ledger.promoteVersion('mfe-pro', '2.0.0');
    spoil();
    const { remotes, problems } = valueOf(await resolveComposition(ledger.store, 'local'));
    expect(remotes['mfe-swap']?.stable).toBeNull();
    expect(remotes['mfe-swap']?.previous.map(({ version }) => version)).toEqual(['1.0.0']);
    expect(remotes['mfe-pro']?.stable?.version).toBe('2.0.0');
    expect(problems.map(wordsOf)).toEqual([expect.stringContaining(says)]);
  });

  it('serves the last valid revision and reports what it refused (fault matrix S04)', async () => {
    ledger.overwrite(ledger.revisionKey(3), '{');
    const { revision, problems } = valueOf(await resolveComposition(ledger.store, 'local'));
    expect(revision.rev).toBe(2);
    expect(problems).toMatchObject([{ _tag: 'LedgerBroken', file: ledger.revisionKey(3) }]);
  });

  it('fails with a message if the store cannot be read (fault matrix S03)', async () => {
    const failed = Object.assign(new Error('no'), { code: 'EIO' });
    const store = folderStore(ledger.root, { ...nodeFiles, read: () => Promise.reject(failed) });
    expect(wordsOfFailure(await resolveComposition(store, 'local'))).toContain(
      'the disk reports an error (EIO)',
    );
  });
});

describe('status', () => {
  it('lists the live, previous, pending and unused versions', async () => {
    await ledger.publishVersion('mfe-swap', '1.2.0');
    await ledger.publishVersion('mfe-pro', '2.0.0');
    const { remotes, unused, problems } = valueOf(await status(ledger.store, 'local'));
    expect(remotes).toEqual([
      {
        remote: 'mfe-swap',
        stable: '1.1.0',
        canary: null,
        rollout: null,
        previous: ['1.0.0'],
        waiting: ['1.2.0'],
        gitSha: 'f00d',
        publishedAt: expect.stringMatching(/^\d{4}-/) as unknown,
      },
    ]);
    expect({ unused, problems }).toEqual({ unused: ['mfe-pro'], problems: [] });
  });

  it('reports a release that it cannot read', async () => {
    ledger.delete(RELEASE);
    const { remotes, problems } = valueOf(await status(ledger.store, 'local'));
    expect(remotes).toMatchObject([{ stable: '1.1.0', publishedAt: null, gitSha: null }]);
    expect(problems).toHaveLength(1);
  });

  it('refuses an unknown environment', async () => {
    expect(wordsOfFailure(await status(ledger.store, 'prod'))).toContain('Known: local.');
  });
});

describe('verify', () => {
  it('checks the chain and every file of live and previous versions', async () => {
    expect(valueOf(await verify(ledger.store, 'local'))).toEqual({
      env: 'local',
      revisions: 3,
      releases: 2,
      files: 12,
      bytes: 80,
      problems: [],
    });
  });

  it.each([
    {
      what: 'a changed file',
      spoil: () => ledger.overwrite('remotes/mfe-swap/1.0.0/browser/main.js', 'evil'),
      says: 'remotes/mfe-swap/1.0.0/browser/main.js cannot be trusted: its SHA-384 is',
    },
    {
      what: 'a missing file',
      spoil: () => ledger.delete('remotes/mfe-swap/1.1.0/server/server.cjs'),
      says: 'remotes/mfe-swap/1.1.0/server/server.cjs cannot be trusted: the file is missing',
    },
    { what: 'a missing release', spoil: () => ledger.delete(RELEASE), says: 'There is no version "1.1.0"' },
    {
      what: 'a torn revision',
      spoil: () => ledger.overwrite(ledger.revisionKey(1), 'x'),
      says: 'channels/local/0000000001.json cannot be trusted: the whole file',
    },
    {
      what: 'a missing revision',
      spoil: () => ledger.delete(ledger.revisionKey(1)),
      says: 'channels/local/0000000001.json cannot be trusted: the revision is missing although later ones exist',
    },
  ])('reports $what', async ({ spoil, says }) => {
    spoil();
    const { problems } = valueOf(await verify(ledger.store, 'local'));
    expect(problems.map(wordsOf)).toContainEqual(expect.stringContaining(says));
  });

  it('reports an altered old revision by its broken link', async () => {
    const first = await ledger.store.read(ledger.revisionKey(1));
    const altered = new TextDecoder().decode(first ?? new Uint8Array()).replace('"ann"', '"eve"');
    ledger.overwrite(ledger.revisionKey(1), altered);
    await ledger.promoteVersion('mfe-swap', '1.0.0');
    const { problems } = valueOf(await verify(ledger.store, 'local'));
    expect(problems.map(wordsOf)).toEqual([
      expect.stringContaining('channels/local/0000000002.json cannot be trusted: the chain is broken'),
    ]);
  });

  it('reports each problem once', async () => {
    ledger.overwrite(ledger.revisionKey(3), 'x');
    const { problems } = valueOf(await verify(ledger.store, 'local'));
    expect(problems).toMatchObject([{ _tag: 'LedgerBroken', file: ledger.revisionKey(3) }]);
  });

  it('refuses an unknown environment', async () => {
    expect(wordsOfFailure(await verify(ledger.store, 'prod'))).toContain('There is no environment "prod"');
  });
});

import { aLedger, REQUEST, storeWith, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { initialise } from './initialise.ts';
import { promote, promoteAll } from './promote.ts';

const SWAP = { ...REQUEST, remote: 'mfe-swap' };

let ledger: ALedger;
beforeEach(() => {
  ledger = aLedger();
});
afterEach(() => {
  ledger.remove();
  jest.restoreAllMocks();
});

describe('promote', () => {
  it('appends one revision linked to the previous one', async () => {
    await ledger.live('1.0.0');
    await ledger.publishVersion('mfe-swap', '1.1.0');
    const { outcome, revision, changes } = valueOf(
      await promote(ledger.store, 'local', { ...SWAP, version: '1.1.0', requestId: 'r-1' }),
    );
    expect(outcome).toBe('appended');
    expect(changes).toEqual([{ _tag: 'RemoteChanged', remote: 'mfe-swap', from: '1.0.0', to: '1.1.0' }]);
    expect(revision).toMatchObject({
      schema: 1,
      rev: 3,
      ...REQUEST,
      requestId: 'r-1',
      shell: '0.1.0',
      remotes: { 'mfe-swap': { stable: '1.1.0', previous: ['1.0.0'] } },
    });
    expect(await ledger.head()).toEqual(revision);
  });

  it('appends no revision if the version is already live', async () => {
    await ledger.live('1.0.0');
    const { outcome, revision } = await ledger.promoteVersion('mfe-swap', '1.0.0');
    expect({ outcome, rev: revision.rev }).toEqual({ outcome: 'unchanged', rev: 2 });
    expect((await ledger.head()).rev).toBe(2);
  });

  it('remembers five versions, newest first, without duplicates', async () => {
    await ledger.live('1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0');
    await ledger.promoteVersion('mfe-swap', '1.4.0');
    expect((await ledger.head()).remotes['mfe-swap']).toEqual({
      stable: '1.4.0',
      previous: ['1.6.0', '1.5.0', '1.3.0', '1.2.0', '1.1.0'],
    });
  });

  it('records the shell, and a new shell alone makes a revision', async () => {
    await ledger.live('1.0.0');
    const request = { ...SWAP, version: '1.0.0', shell: '0.2.0' };
    const { outcome, changes } = valueOf(await promote(ledger.store, 'local', request));
    expect(outcome).toBe('appended');
    expect(changes).toEqual([{ _tag: 'ShellChanged', from: '0.1.0', to: '0.2.0' }]);
  });

  it('keeps what a newer writer stored about the other remotes', async () => {
    await ledger.live('1.0.0');
    const { revision } = valueOf(await promote(ledger.store, 'local', { ...SWAP, version: '1.0.0' }));
    const canary = { version: '1.1.0', percent: 5, salt: 's' };
    const remotes = { 'mfe-pro': { stable: '2.0.0', previous: [], canary } };
    ledger.overwrite(ledger.revisionKey(2), JSON.stringify({ ...revision, remotes }));
    ledger.delete(ledger.headKey);

    await ledger.promoteVersion('mfe-swap', '1.0.0');
    expect((await ledger.head()).remotes).toEqual({
      ...remotes,
      'mfe-swap': { stable: '1.0.0', previous: [] },
    });
  });

  it('orders revisions by number, even if a clock is off by a day (fault matrix S08)', async () => {
    await ledger.live('1.0.0', '1.1.0');
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2020-01-01T00:00:00.000Z'));
    const { revision } = await ledger.promoteVersion('mfe-swap', '1.0.0');
    expect(revision).toMatchObject({ rev: 4, at: '2020-01-01T00:00:00.000Z' });
    expect(await ledger.head()).toEqual(revision);
  });

  it('writes nothing in a dry run', async () => {
    await ledger.live('1.0.0');
    await ledger.publishVersion('mfe-swap', '1.1.0');
    const { outcome, revision } = valueOf(
      await promote(ledger.store, 'local', { ...SWAP, version: '1.1.0', isDryRun: true }),
    );
    expect({ outcome, rev: revision.rev }).toEqual({ outcome: 'planned', rev: 3 });
    expect((await ledger.head()).rev).toBe(2);
  });

  it('succeeds if only the hint cannot be written', async () => {
    await ledger.live('1.0.0', '1.1.0');
    const store = storeWith(ledger.store, { writeHint: () => Promise.reject(new Error('disk full')) });
    expect(valueOf(await promote(store, 'local', { ...SWAP, version: '1.0.0' })).outcome).toBe('appended');
    expect((await ledger.head()).rev).toBe(4);
  });
});

describe('promote refuses', () => {
  it.each([
    {
      what: 'an unknown environment',
      env: 'prod',
      remote: 'mfe-swap',
      version: '1.0.0',
      says: 'There is no environment "prod" in this ledger. Known: local.',
    },
    {
      what: 'an unknown remote',
      env: 'local',
      remote: 'mfe-x',
      version: '1.0.0',
      says: 'There is no remote "mfe-x" in the published releases. Known: mfe-swap.',
    },
    {
      what: 'an unknown version',
      env: 'local',
      remote: 'mfe-swap',
      version: '3.0.0',
      says: 'There is no version "3.0.0" in the releases of mfe-swap. Known: 1.0.0, 1.1.0.',
    },
    {
      what: 'an environment with a path',
      env: '../x',
      remote: 'mfe-swap',
      version: '1.0.0',
      says: 'environment "../x" is not allowed',
    },
    {
      what: 'a remote with a path',
      env: 'local',
      remote: '../x',
      version: '1.0.0',
      says: 'remote "../x" is not allowed',
    },
    {
      what: 'a version with a path',
      env: 'local',
      remote: 'mfe-swap',
      version: '../x',
      says: 'version "../x" is not allowed',
    },
  ])('$what, and lists what exists', async ({ env, remote, version, says }) => {
    await ledger.live('1.0.0', '1.1.0');
    expect(wordsOfFailure(await promote(ledger.store, env, { ...REQUEST, remote, version }))).toContain(says);
    expect((await ledger.head()).rev).toBe(3);
  });

  it('a version whose upload was not finished', async () => {
    await ledger.live('1.0.0');
    await ledger.store.createIfAbsent('remotes/mfe-swap/1.1.0/browser/main.js', new Uint8Array([1]));
    expect(wordsOfFailure(await promote(ledger.store, 'local', { ...SWAP, version: '1.1.0' }))).toBe(
      'There is no version "1.1.0" in the releases of mfe-swap. Known: 1.0.0.',
    );
  });

  it('if the environment moved since the caller read it', async () => {
    await ledger.live('1.0.0', '1.1.0');
    const request = { ...SWAP, version: '1.0.0', expectedRev: 2 };
    expect(wordsOfFailure(await promote(ledger.store, 'local', request))).toContain(
      'local is at revision 3, not at 2 as expected',
    );
  });

  it.each([
    { what: 'an empty author', request: { by: '' }, says: 'by "" is not allowed' },
    { what: 'an empty request id', request: { requestId: ' ' }, says: 'request id " " is not allowed' },
  ])('$what', async ({ request, says }) => {
    await ledger.live('1.0.0', '1.1.0');
    const asked = { ...SWAP, version: '1.0.0', ...request };
    expect(wordsOfFailure(await promote(ledger.store, 'local', asked))).toContain(says);
  });
});

describe('promoteAll', () => {
  it('promotes several versions in one revision', async () => {
    valueOf(await initialise(ledger.store, 'local', REQUEST));
    await ledger.publishVersion('mfe-swap', '1.0.0');
    await ledger.publishVersion('mfe-pro', '2.0.0');
    const remotes = [
      { remote: 'mfe-swap', version: '1.0.0' },
      { remote: 'mfe-pro', version: '2.0.0' },
    ];
    const { revision, changes } = valueOf(await promoteAll(ledger.store, 'local', { ...REQUEST, remotes }));
    expect(revision.rev).toBe(2);
    expect(changes).toEqual([
      { _tag: 'RemoteAdded', remote: 'mfe-pro', to: '2.0.0' },
      { _tag: 'RemoteAdded', remote: 'mfe-swap', to: '1.0.0' },
    ]);
  });

  it('changes nothing if one of them is not published', async () => {
    await ledger.live('1.0.0', '1.1.0');
    const remotes = [
      { remote: 'mfe-swap', version: '1.0.0' },
      { remote: 'mfe-swap', version: '9.0.0' },
    ];
    expect(wordsOfFailure(await promoteAll(ledger.store, 'local', { ...REQUEST, remotes }))).toContain(
      '"9.0.0"',
    );
    expect((await ledger.head()).rev).toBe(3);
  });
});

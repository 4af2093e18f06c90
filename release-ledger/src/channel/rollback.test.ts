import { aLedger, REQUEST, storeWith, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { rollback } from './rollback.ts';
import { rollbackTo } from './rollback-to.ts';

const SWAP = { ...REQUEST, remote: 'mfe-swap' };

let ledger: ALedger;
beforeEach(() => {
  ledger = aLedger();
});
afterEach(() => ledger.remove());

describe('rollback of one remote', () => {
  it.each([
    { rule: 'restores the previous version', to: {}, pin: { stable: '1.1.0', previous: ['1.0.0'] } },
    { rule: 'restores the given version', to: { to: '1.0.0' }, pin: { stable: '1.0.0', previous: [] } },
  ])('$rule and forgets the version it leaves', async ({ to, pin }) => {
    await ledger.live('1.0.0', '1.1.0', '1.2.0');
    const { outcome, revision } = valueOf(await rollback(ledger.store, 'local', { ...SWAP, ...to }));
    expect({ outcome, rev: revision.rev, pin: revision.remotes['mfe-swap'] }).toEqual({
      outcome: 'appended',
      rev: 5,
      pin,
    });
  });

  it('goes further back the second time, never forward', async () => {
    await ledger.live('1.0.0', '1.1.0', '1.2.0');
    valueOf(await rollback(ledger.store, 'local', SWAP));
    const { revision } = valueOf(await rollback(ledger.store, 'local', SWAP));
    expect(revision.remotes['mfe-swap']?.stable).toBe('1.0.0');
  });

  it('reports that there is no version before the first (fault matrix S10)', async () => {
    await ledger.live('1.0.0');
    expect(wordsOfFailure(await rollback(ledger.store, 'local', SWAP))).toBe(
      'mfe-swap in local has no version before 1.0.0 to roll back to; promote one by name.',
    );
  });

  it.each([
    { remote: 'mfe-x', to: {}, says: 'There is no remote "mfe-x" in local. Known: mfe-swap.' },
    { remote: '../x', to: {}, says: 'remote "../x" is not allowed' },
    {
      remote: 'mfe-swap',
      to: { to: '7.0.0' },
      says: 'There is no version "7.0.0" in the releases of mfe-swap',
    },
    {
      remote: 'mfe-swap',
      to: { to: '1.2.0' },
      says: 'There is no previous version "1.2.0" in the previous versions of mfe-swap in local. Known: 1.0.0.',
    },
  ])('refuses $remote $to', async ({ remote, to, says }) => {
    await ledger.live('1.0.0', '1.1.0');
    await ledger.publishVersion('mfe-swap', '1.2.0');
    expect(wordsOfFailure(await rollback(ledger.store, 'local', { ...REQUEST, remote, ...to }))).toContain(
      says,
    );
  });

  it('is one step if two people do it at once (fault matrix S10)', async () => {
    await ledger.live('1.0.0', '1.1.0', '1.2.0');
    let isFirst = true;
    const slow = storeWith(ledger.store, {
      createIfAbsent: async (key, bytes) => {
        if (isFirst) {
          isFirst = false;
          valueOf(await rollback(ledger.store, 'local', SWAP));
        }
        return ledger.store.createIfAbsent(key, bytes);
      },
    });
    const { outcome, revision } = valueOf(await rollback(slow, 'local', SWAP));
    expect({ outcome, rev: revision.rev }).toEqual({ outcome: 'unchanged', rev: 5 });
    expect((await ledger.head()).remotes['mfe-swap']?.stable).toBe('1.1.0');
  });

  it('does not undo a version promoted meanwhile', async () => {
    await ledger.live('1.0.0', '1.1.0');
    await ledger.publishVersion('mfe-swap', '1.2.0');
    let isFirst = true;
    const slow = storeWith(ledger.store, {
      createIfAbsent: async (key, bytes) => {
        if (isFirst) {
          isFirst = false;
          await ledger.promoteVersion('mfe-swap', '1.2.0');
        }
        return ledger.store.createIfAbsent(key, bytes);
      },
    });
    expect(wordsOfFailure(await rollback(slow, 'local', SWAP))).toContain(
      'local is at revision 4, not at 3 as expected',
    );
    expect((await ledger.head()).remotes['mfe-swap']?.stable).toBe('1.2.0');
  });

  it('repeats the same step for the same request', async () => {
    await ledger.live('1.0.0', '1.1.0', '1.2.0');
    const request = { ...SWAP, requestId: 'r-1' };
    const first = valueOf(await rollback(ledger.store, 'local', request));
    expect(valueOf(await rollback(ledger.store, 'local', request))).toEqual({
      ...first,
      outcome: 'repeated',
    });
    expect((await ledger.head()).rev).toBe(5);
  });

  it('does not restore a release that was removed', async () => {
    await ledger.live('1.0.0', '1.1.0');
    ledger.delete('remotes/mfe-swap/1.0.0/release.json');
    expect(wordsOfFailure(await rollback(ledger.store, 'local', SWAP))).toContain(
      'There is no version "1.0.0"',
    );
  });
});

describe('rollback to a revision', () => {
  it('restores its composition, including the shell and the set of remotes', async () => {
    await ledger.live('1.0.0', '1.1.0');
    await ledger.publishVersion('mfe-pro', '2.0.0');
    await ledger.promoteVersion('mfe-pro', '2.0.0');
    const { revision, changes } = valueOf(await rollbackTo(ledger.store, 'local', 2, REQUEST));
    expect(revision).toMatchObject({ rev: 5, remotes: { 'mfe-swap': { stable: '1.0.0', previous: [] } } });
    expect(changes).toEqual([
      { _tag: 'RemoteRemoved', remote: 'mfe-pro', from: '2.0.0' },
      { _tag: 'RemoteChanged', remote: 'mfe-swap', from: '1.1.0', to: '1.0.0' },
    ]);
  });

  it('keeps the current history of a remote that does not change', async () => {
    await ledger.live('1.0.0', '1.1.0', '1.0.1');
    await ledger.promoteVersion('mfe-swap', '1.1.0');
    await ledger.publishVersion('mfe-pro', '2.0.0');
    await ledger.promoteVersion('mfe-pro', '2.0.0');
    const { revision } = valueOf(await rollbackTo(ledger.store, 'local', 3, REQUEST));
    expect(revision.remotes).toEqual({ 'mfe-swap': { stable: '1.1.0', previous: ['1.0.1', '1.0.0'] } });
  });

  it('appends no revision if nothing differs', async () => {
    await ledger.live('1.0.0');
    expect(valueOf(await rollbackTo(ledger.store, 'local', 2, REQUEST)).outcome).toBe('unchanged');
  });

  it('returns the same revision for the same request', async () => {
    await ledger.live('1.0.0', '1.1.0');
    const request = { ...REQUEST, requestId: 'r-1' };
    const first = valueOf(await rollbackTo(ledger.store, 'local', 2, request));
    await ledger.promoteVersion('mfe-swap', '1.1.0');
    const again = valueOf(await rollbackTo(ledger.store, 'local', 2, request));
    expect(again).toEqual({ ...first, outcome: 'repeated' });
  });

  it.each([99, 0, -1, 1.5, Number.NaN])('refuses revision %d and names the existing range', async (rev) => {
    await ledger.live('1.0.0');
    expect(wordsOfFailure(await rollbackTo(ledger.store, 'local', rev, REQUEST))).toBe(
      `There is no revision "${String(rev)}" in local. Known: 1 to 2.`,
    );
  });

  it('refuses a revision whose release was removed', async () => {
    await ledger.live('1.0.0', '1.1.0');
    ledger.delete('remotes/mfe-swap/1.0.0/release.json');
    expect(wordsOfFailure(await rollbackTo(ledger.store, 'local', 2, REQUEST))).toContain('version "1.0.0"');
  });
});

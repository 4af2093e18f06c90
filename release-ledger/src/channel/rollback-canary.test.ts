import { aLedger, REQUEST, storeWith, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';
import { rollbackTo } from './rollback-to.ts';

const SWAP = { ...REQUEST, remote: 'mfe-swap' };

let ledger: ALedger;
beforeEach(async () => {
  ledger = aLedger();
  await ledger.live('1.0.0', '1.1.0');
  await ledger.publishVersion('mfe-swap', '1.2.0');
  await give('1.2.0', 10);
});
afterEach(() => ledger.remove());

const give = async (version: string, percent: number) =>
  valueOf(await promote(ledger.store, 'local', { ...SWAP, version, percent }));

const back = (request: Partial<Parameters<typeof rollback>[2]> = {}) =>
  rollback(ledger.store, 'local', { ...SWAP, ...request });

const pin = async () => (await ledger.head()).remotes['mfe-swap'];

const STOPPED = { version: '1.2.0', percent: 0 };

describe('a rollback during a canary (fault matrix S10)', () => {
  it('stops the canary first and keeps the stable version', async () => {
    const { changes } = valueOf(await back());
    const from = { version: '1.2.0', percent: 10 };
    expect(changes).toEqual([{ _tag: 'CanaryChanged', remote: 'mfe-swap', from, to: STOPPED }]);
    expect(await pin()).toMatchObject({ stable: '1.1.0', previous: ['1.0.0'], canary: STOPPED });
  });

  it('restores the previous version on the second rollback', async () => {
    valueOf(await back());
    valueOf(await back());
    expect(await pin()).toMatchObject({ stable: '1.0.0', previous: [], canary: STOPPED });
  });

  it('does both at once if a version is given', async () => {
    valueOf(await back({ to: '1.0.0' }));
    expect(await pin()).toMatchObject({ stable: '1.0.0', previous: [], canary: STOPPED });
  });

  it('stops the canary if the given version is the stable one', async () => {
    valueOf(await back({ to: '1.1.0' }));
    expect(await pin()).toMatchObject({ stable: '1.1.0', previous: ['1.0.0'], canary: STOPPED });
  });

  it('removes a canary of the same version that it rolls back to', async () => {
    await give('1.0.0', 10);
    valueOf(await back({ to: '1.0.0' }));
    expect(await pin()).toEqual({ stable: '1.0.0', previous: [] });
  });

  it('works without a version before the stable one', async () => {
    await ledger.publishVersion('mfe-pro', '1.0.0');
    await ledger.publishVersion('mfe-pro', '1.1.0');
    await ledger.promoteVersion('mfe-pro', '1.0.0');
    const PRO = { ...REQUEST, remote: 'mfe-pro' };
    valueOf(await promote(ledger.store, 'local', { ...PRO, version: '1.1.0', percent: 5 }));
    expect(valueOf(await rollback(ledger.store, 'local', PRO)).outcome).toBe('appended');
    expect(wordsOfFailure(await rollback(ledger.store, 'local', PRO))).toContain('no version before 1.0.0');
  });

  it('is one step if two people do it at once', async () => {
    let isFirst = true;
    const slow = storeWith(ledger.store, {
      createIfAbsent: async (key, bytes) => {
        if (isFirst) {
          isFirst = false;
          valueOf(await back());
        }
        return ledger.store.createIfAbsent(key, bytes);
      },
    });
    expect(valueOf(await rollback(slow, 'local', SWAP)).outcome).toBe('unchanged');
    expect(await pin()).toMatchObject({ stable: '1.1.0', previous: ['1.0.0'], canary: STOPPED });
  });

  it.each([
    { rule: 'became stable', change: () => give('1.2.0', 100) },
    {
      rule: 'was replaced by another',
      change: async () => {
        await ledger.publishVersion('mfe-swap', '1.3.0');
        await give('1.3.0', 10);
      },
    },
  ])('is refused if the canary $rule meanwhile', async ({ change }) => {
    let isFirst = true;
    const slow = storeWith(ledger.store, {
      createIfAbsent: async (key, bytes) => {
        if (isFirst) {
          isFirst = false;
          await change();
        }
        return ledger.store.createIfAbsent(key, bytes);
      },
    });
    const refused = await rollback(slow, 'local', SWAP);
    expect(wordsOfFailure(refused)).toContain('local is at revision 5, not at 4 as expected');
  });

  it('repeats the same step for the same request', async () => {
    const first = valueOf(await back({ requestId: 'r-1' }));
    expect(valueOf(await back({ requestId: 'r-1' }))).toEqual({ ...first, outcome: 'repeated' });
    expect((await pin())?.stable).toBe('1.1.0');
  });
});

describe('a rollback to a revision, and canaries', () => {
  it('does not restart a canary of that revision: it may have been stopped for a reason', async () => {
    await give('1.2.0', 0);
    await ledger.publishVersion('mfe-pro', '2.0.0');
    await ledger.promoteVersion('mfe-pro', '2.0.0');
    const { revision } = valueOf(await rollbackTo(ledger.store, 'local', 4, REQUEST));
    expect(revision.remotes).toEqual({ 'mfe-swap': { stable: '1.1.0', previous: ['1.0.0'] } });
  });

  it('ends the running canaries', async () => {
    const { revision, changes } = valueOf(await rollbackTo(ledger.store, 'local', 2, REQUEST));
    expect(revision.remotes).toEqual({ 'mfe-swap': { stable: '1.0.0', previous: [] } });
    expect(changes.map(({ _tag }) => _tag)).toEqual(['RemoteChanged', 'CanaryChanged']);
  });

  it('returns the same revision for the same request', async () => {
    const request = { ...REQUEST, requestId: 'r-1' };
    const first = valueOf(await rollbackTo(ledger.store, 'local', 4, request));
    expect(valueOf(await rollbackTo(ledger.store, 'local', 4, request))).toEqual({
      ...first,
      outcome: 'repeated',
    });
  });
});

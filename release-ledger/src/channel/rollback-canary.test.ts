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
  it('stops the canary and keeps the stable version: the newest thing visitors got goes first', async () => {
    const { changes } = valueOf(await back());
    const from = { version: '1.2.0', percent: 10 };
    expect(changes).toEqual([{ _tag: 'CanaryChanged', remote: 'mfe-swap', from, to: STOPPED }]);
    expect(await pin()).toMatchObject({ stable: '1.1.0', previous: ['1.0.0'], canary: STOPPED });
  });

  it('goes to the version before the second time', async () => {
    valueOf(await back());
    valueOf(await back());
    expect(await pin()).toMatchObject({ stable: '1.0.0', previous: [], canary: STOPPED });
  });

  it('does both at once where a version is named', async () => {
    valueOf(await back({ to: '1.0.0' }));
    expect(await pin()).toMatchObject({ stable: '1.0.0', previous: [], canary: STOPPED });
  });

  it('stops the canary where the version named is the stable one', async () => {
    valueOf(await back({ to: '1.1.0' }));
    expect(await pin()).toMatchObject({ stable: '1.1.0', previous: ['1.0.0'], canary: STOPPED });
  });

  it('forgets a canary of the very version it goes back to', async () => {
    await give('1.0.0', 10);
    valueOf(await back({ to: '1.0.0' }));
    expect(await pin()).toEqual({ stable: '1.0.0', previous: [] });
  });

  it('works where there is no version before the stable one', async () => {
    await ledger.publishVersion('mfe-pro', '1.0.0');
    await ledger.publishVersion('mfe-pro', '1.1.0');
    await ledger.promoteVersion('mfe-pro', '1.0.0');
    const PRO = { ...REQUEST, remote: 'mfe-pro' };
    valueOf(await promote(ledger.store, 'local', { ...PRO, version: '1.1.0', percent: 5 }));
    expect(valueOf(await rollback(ledger.store, 'local', PRO)).outcome).toBe('appended');
    expect(wordsOfFailure(await rollback(ledger.store, 'local', PRO))).toContain('no version before 1.0.0');
  });

  it('is one step when two people do it at once', async () => {
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
  ])('is refused where the canary $rule meanwhile', async ({ change }) => {
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

  it('means the same step when the same request comes again', async () => {
    const first = valueOf(await back({ requestId: 'r-1' }));
    expect(valueOf(await back({ requestId: 'r-1' }))).toEqual({ ...first, outcome: 'repeated' });
    expect((await pin())?.stable).toBe('1.1.0');
  });
});

describe('a rollback to a revision, and canaries', () => {
  it('starts none that ran then: it may have been stopped for what it did', async () => {
    await give('1.2.0', 0);
    await ledger.publishVersion('mfe-pro', '2.0.0');
    await ledger.promoteVersion('mfe-pro', '2.0.0');
    const { revision } = valueOf(await rollbackTo(ledger.store, 'local', 4, REQUEST));
    expect(revision.remotes).toEqual({ 'mfe-swap': { stable: '1.1.0', previous: ['1.0.0'] } });
  });

  it('ends those that run now', async () => {
    const { revision, changes } = valueOf(await rollbackTo(ledger.store, 'local', 2, REQUEST));
    expect(revision.remotes).toEqual({ 'mfe-swap': { stable: '1.0.0', previous: [] } });
    expect(changes.map(({ _tag }) => _tag)).toEqual(['RemoteChanged', 'CanaryChanged']);
  });

  it('answers the same request with the same revision', async () => {
    const request = { ...REQUEST, requestId: 'r-1' };
    const first = valueOf(await rollbackTo(ledger.store, 'local', 4, request));
    expect(valueOf(await rollbackTo(ledger.store, 'local', 4, request))).toEqual({
      ...first,
      outcome: 'repeated',
    });
  });
});

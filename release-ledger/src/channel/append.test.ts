import { aLedger, REQUEST, storeWith, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { promote } from './promote.ts';

const SWAP = { ...REQUEST, remote: 'mfe-swap' };

let ledger: ALedger;
beforeEach(() => {
  ledger = aLedger();
});
afterEach(() => {
  ledger.remove();
  jest.restoreAllMocks();
});

describe('promote with a request id', () => {
  it('returns the revision of the first request for a repeated one', async () => {
    await ledger.live('1.0.0', '1.1.0');
    const request = { ...SWAP, version: '1.0.0', requestId: 'r-1', expectedRev: 3 };
    const first = valueOf(await promote(ledger.store, 'local', request));
    await ledger.promoteVersion('mfe-swap', '1.1.0');
    expect(valueOf(await promote(ledger.store, 'local', request))).toEqual({ ...first, outcome: 'repeated' });
    expect((await ledger.head()).rev).toBe(5);
  });

  it('refuses the request id for a different request', async () => {
    await ledger.live('1.0.0', '1.1.0');
    valueOf(await promote(ledger.store, 'local', { ...SWAP, version: '1.0.0', requestId: 'r-1' }));
    const other = { ...SWAP, version: '1.1.0', requestId: 'r-1' };
    expect(wordsOfFailure(await promote(ledger.store, 'local', other))).toContain(
      'Request r-1 already made revision 4 of local, with other content',
    );
  });

  it('recognises its own revision if the reply to the write was lost', async () => {
    await ledger.live('1.0.0', '1.1.0');
    const store = storeWith(ledger.store, {
      createIfAbsent: async (key, bytes) => {
        await ledger.store.createIfAbsent(key, bytes);
        return 'exists';
      },
    });
    const { outcome, revision } = valueOf(await promote(store, 'local', { ...SWAP, version: '1.0.0' }));
    expect({ outcome, rev: revision.rev }).toEqual({ outcome: 'repeated', rev: 4 });
  });
});

describe('promote with concurrent writers', () => {
  it('reads the head again and appends after the winner', async () => {
    await ledger.live('1.0.0', '1.1.0');
    await ledger.publishVersion('mfe-pro', '2.0.0');
    let isFirst = true;
    const store = storeWith(ledger.store, {
      createIfAbsent: async (key, bytes) => {
        if (isFirst) {
          isFirst = false;
          await ledger.promoteVersion('mfe-pro', '2.0.0');
        }
        return ledger.store.createIfAbsent(key, bytes);
      },
    });
    const { revision } = valueOf(await promote(store, 'local', { ...SWAP, version: '1.0.0' }));
    expect(revision).toMatchObject({
      rev: 5,
      remotes: { 'mfe-pro': { stable: '2.0.0' }, 'mfe-swap': { stable: '1.0.0' } },
    });
  });

  it('fails with a message after a hundred lost races', async () => {
    await ledger.live('1.0.0', '1.1.0');
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const store = storeWith(ledger.store, { createIfAbsent: () => Promise.resolve('exists' as const) });
    expect(wordsOfFailure(await promote(store, 'local', { ...SWAP, version: '1.0.0' }))).toContain(
      'Another writer was first 100 times in a row in local; nothing was changed.',
    );
  });
});

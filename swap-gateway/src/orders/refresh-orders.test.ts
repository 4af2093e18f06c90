import { ProviderFault } from '../provider.ts';
import { watchProvider } from '../quotes/health.ts';
import { openSqliteStore } from '../store/open-store.ts';
import { aProvider } from '../testing/provider.fixture.ts';
import { anOrder } from '../testing/stored-order.fixture.ts';
import { NO_VIEW } from '../witness/chain-view.ts';
import type { ChainView } from '../witness/chain-view.ts';
import { createOrderRefresher } from './refresh-orders.ts';

const chainWith = (confirmations: number): ChainView => ({
  ...NO_VIEW,
  deposit: {
    ...{ hash: 'h', confirmations, wasSeen: true, wasMined: true, required: 2 },
    ...{ doubt: null, doubtSinceMs: null, isSettled: false },
  },
});

/** Reads an order of which only our own node has news, while its provider is away. Returns its confirmations afterwards. */
const confirmationsAfter = async (stored: ChainView | null): Promise<number | null> => {
  const now = () => 1_000_000;
  const order = anOrder('o1');
  const store = await openSqliteStore(':memory:', now);
  await store.intend({ key: 'k', bodyHash: 'k', provider: order.terms.provider });
  await store.claim('k', 'intended');
  const state = { ...order.state, status: 'confirming', payinHash: 'h', chain: stored } as const;
  await store.place('k', { ...order, state }, null, 1_000);
  const read = () => Promise.reject(new ProviderFault('away', { isOutcomeKnown: true }));
  const refresher = createOrderRefresher({
    store,
    providers: [watchProvider(aProvider({ id: order.terms.provider, read }), now)],
    ...{ now, log: () => undefined, deadlineMs: 1_000 },
    witness: { judge: (_, seen) => Promise.resolve({ ...seen, chain: chainWith(2), isRetraction: false }) },
    startWait: () => ({ over: new Promise(() => undefined), cancel: () => undefined }),
  });
  const after = await refresher.fresh('o1');
  await store.close();
  expect(after?.state.status).toBe('confirming');
  return after?.state.chain?.deposit?.confirmations ?? null;
};

describe('an order whose provider is away', () => {
  it('has the confirmations of our own node', async () => {
    expect(await confirmationsAfter(chainWith(1))).toBe(2);
  });

  it('stays as it is before our own node has seen it', async () => {
    expect(await confirmationsAfter(null)).toBeNull();
  });
});

import type { OrderStore } from '@coinlane/swap-gateway';

type Order = Parameters<OrderStore['place']>[1];
type Status = NonNullable<Order['state']['status']>;

const HOUR_MS = 3_600_000;

const side = (ticker: string) => ({
  ...{ ticker, legacyTicker: ticker, network: ticker },
  asset: { contract: null, decimals: 8 },
});

const anOrder = (id: string): Order => ({
  terms: {
    ...{ id, provider: 'exolix', reference: id, providerOrderId: id, createdAtMs: 1 },
    ...{ from: side('btc'), to: side('ltc'), flow: 'standard', side: 'direct' },
    ...{ expectedFrom: '0.1', expectedTo: '30', payinAddress: 'a', payinExtraId: null },
    ...{ payoutAddress: 'b', payoutExtraId: null, refundAddress: null, refundExtraId: null },
    ...{ validUntilMs: null, depositUntilMs: null, hasControlToken: true, announcedSeconds: null },
  },
  state: {
    ...{ status: 'waiting', amountFrom: null, amountTo: null, refundAmount: null },
    ...{ payinHash: null, payoutHash: null, refundHash: null, depositReceivedAtMs: null },
    ...{
      depositIssue: null,
      hasActions: false,
      isAltered: false,
      reportedRecipient: null,
      chain: null,
      updatedAtMs: 1,
    },
  },
  receipt: null,
});

/** Stores an order with a status. No server reads it from its provider for an hour. */
export const placeOrder = async (store: OrderStore, id: string, status: Status): Promise<void> => {
  const order = anOrder(id);
  await store.intend({ key: id, bodyHash: 'h', provider: order.terms.provider });
  await store.claim(id, 'intended');
  await store.place(id, order, null, HOUR_MS);
  const next = { ...order.state, status };
  const seen = { observation: { ...next, rawStatus: status }, source: 'poll', atMs: 1 } as const;
  await store.observe(id, seen, () => ({ next, isRecorded: true, messages: [] }));
};

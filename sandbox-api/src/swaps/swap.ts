import * as t from 'io-ts';

const OptionalText = t.union([t.string, t.null]);
const Side = t.type({ currency: t.string, blockchain: t.string, ticker: t.string }, 'SwapSide');

const Plan = t.type(
  {
    startedAt: t.number,
    steps: t.readonlyArray(t.type({ status: t.string, forMs: t.union([t.number, t.null]) })),
  },
  'SwapPlan',
);

/** Stored token swap. Amounts are decimal strings, times are epoch ms. */
export const Swap = t.readonly(
  t.type({
    id: t.string,
    namespace: t.string,
    createdAt: t.number,
    plan: Plan,
    from: Side,
    to: Side,
    amount: t.string,
    received: t.string,
    payinAddress: t.string,
    payinExtraId: OptionalText,
    payoutAddress: t.string,
    payoutExtraId: OptionalText,
  }),
  'Swap',
);
export type Swap = t.TypeOf<typeof Swap>;

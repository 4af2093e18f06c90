import * as t from 'io-ts';

import { SCENARIOS } from './scenario.ts';
import { wordOf } from '../http/index.ts';

const OptionalText = t.union([t.string, t.null]);

const Plan = t.type(
  {
    startedAt: t.number,
    steps: t.readonlyArray(t.type({ status: t.string, forMs: t.union([t.number, t.null]) })),
  },
  'Plan',
);

/** Stored order. Amounts are decimal strings, times are epoch ms. Its state follows from its plan. */
export const Order = t.readonly(
  t.type({
    id: t.string,
    namespace: t.string,
    createdAt: t.number,
    /** The scenario, in addition to the plan. */
    scenario: wordOf(SCENARIOS),
    plan: Plan,
    /** Arrival of the deposit. Set when a plan is replaced after it. */
    depositAt: t.union([t.number, t.null]),
    provider: t.string,
    flow: wordOf(['standard', 'fixed-rate'] as const),
    type: wordOf(['direct', 'reverse'] as const),
    fromTicker: t.string,
    toTicker: t.string,
    expectedFrom: t.string,
    expectedTo: t.string,
    rate: t.string,
    networkFee: t.string,
    rateId: OptionalText,
    validUntil: t.union([t.number, t.null]),
    payinAddress: t.string,
    payinExtraId: OptionalText,
    payinExtraIdName: OptionalText,
    payoutAddress: t.string,
    payoutExtraId: OptionalText,
    payoutExtraIdName: OptionalText,
    refundAddress: OptionalText,
    refundExtraId: OptionalText,
    promoCode: OptionalText,
    userId: OptionalText,
    tokensDestination: OptionalText,
    isFiat: t.boolean,
    depositType: OptionalText,
    payload: t.UnknownRecord,
    originalId: OptionalText,
    repeatedId: OptionalText,
  }),
  'Order',
);
export type Order = t.TypeOf<typeof Order>;

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

/** An order as it is stored; amounts are decimal strings, times epoch ms. What it is now follows from its plan. */
export const Order = t.readonly(
  t.type({
    id: t.string,
    namespace: t.string,
    createdAt: t.number,
    /** What the visitor is told apart from the plan's first status. */
    scenario: wordOf(SCENARIOS),
    plan: Plan,
    /** When the deposit came, known once a plan was replaced after it. */
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

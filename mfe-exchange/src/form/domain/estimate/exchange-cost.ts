import type { DecimalString } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

import { isPositive } from '../amount';

/** A cost in units of `to`, and in percent of the amount at the market rate, with two decimals. */
export type Cost = { readonly amount: DecimalString; readonly percent: DecimalString };

type CostFacts = {
  readonly send: DecimalString | null;
  readonly receive: DecimalString | null;
  /** Units of `to` per unit of `from`. */
  readonly marketRate: DecimalString | null;
  /** In units of `to`, already included in `receive`. */
  readonly networkFee: DecimalString | null;
};

/**
 * Total cost compared with the market rate, and the service fee, which is the total without the network fee. Null:
 * unknown.
 */
export const costOf = ({
  send,
  receive,
  marketRate,
  networkFee,
}: CostFacts): { readonly service: Cost; readonly total: Cost } | null => {
  if (!isPositive(send) || !isPositive(receive) || !isPositive(marketRate)) return null;
  const market = Big(send).times(marketRate);
  const toCost = (amount: Big): Cost => ({
    amount: amount.toFixed(),
    percent: amount.times(100).div(market).toFixed(2),
  });
  const total = market.minus(receive);
  return { service: toCost(total.minus(networkFee ?? 0)), total: toCost(total) };
};

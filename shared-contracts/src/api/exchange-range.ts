import * as t from 'io-ts';

import type { Network, Ticker } from '../values/index.ts';
import type { Endpoint } from './endpoint.ts';
import { OptionalAmount } from './reply-field.ts';

/** GET /v2/exchange/range (api contract §3.3): range of `from` at a floating rate. */
export const ExchangeRangeReply = t.type(
  { minAmount: OptionalAmount, maxAmount: OptionalAmount },
  'ExchangeRangeReply',
);
export type ExchangeRangeReply = t.TypeOf<typeof ExchangeRangeReply>;

/** A currency as the service identifies it: display ticker and chain. */
export type OnChain = { readonly ticker: Ticker; readonly network: Network };

export const exchangeRangeEndpoint: Endpoint<
  { readonly from: OnChain; readonly to: OnChain },
  ExchangeRangeReply
> = {
  toRequest: ({ from, to }) => ({
    service: 'public-v2',
    method: 'GET',
    path: '/exchange/range',
    query: {
      fromCurrency: from.ticker,
      toCurrency: to.ticker,
      fromNetwork: from.network,
      toNetwork: to.network,
      flow: 'standard',
    },
  }),
  reply: ExchangeRangeReply,
};

import * as t from 'io-ts';

import { DecimalFromWire } from '../codecs/index.ts';
import type { Ticker } from '../values/index.ts';
import type { Endpoint } from './endpoint.ts';
import { flag, OptionalAmount, OptionalDate, optionalRows, OptionalText } from './reply-field.ts';

/** How far back the points go. */
const SEGMENT = '24h';

/** GET /main/{segment}/{from}_{to} (api contract §5.1). */
export const MarketDataReply = t.type(
  {
    from: t.string,
    to: t.string,
    rate: DecimalFromWire,
    change24h: OptionalAmount,
    high24h: OptionalAmount,
    low24h: OptionalAmount,
    updatedAt: OptionalDate,
    points: optionalRows(t.tuple([t.number, t.number])),
  },
  'MarketDataReply',
);
export type MarketDataReply = t.TypeOf<typeof MarketDataReply>;

/** What the market says about a pair, without anybody's fees. */
export const marketDataEndpoint: Endpoint<{ readonly from: Ticker; readonly to: Ticker }, MarketDataReply> = {
  toRequest: ({ from, to }) => ({
    service: 'frontend',
    method: 'GET',
    path: `/main/${SEGMENT}/${encodeURIComponent(from)}_${encodeURIComponent(to)}`,
  }),
  reply: MarketDataReply,
};

/** POST /exchange/txs/{id}/notify: only `success: true` confirms (spec §4 "Forms"). */
export const NotifyReply = t.type({ success: flag(false), error: OptionalText }, 'NotifyReply');
export type NotifyReply = t.TypeOf<typeof NotifyReply>;

/** Asks for e-mails about a transaction. */
export const notifyEndpoint: Endpoint<
  { readonly transactionId: string; readonly email: string },
  NotifyReply
> = {
  toRequest: ({ transactionId, email }) => ({
    service: 'frontend',
    method: 'POST',
    path: `/exchange/txs/${encodeURIComponent(transactionId)}/notify`,
    body: { notify: { email } },
  }),
  reply: NotifyReply,
};

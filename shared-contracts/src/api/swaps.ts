import * as t from 'io-ts';

import { IsoDate, noneIfBlank } from '../codecs/index.ts';
import type { Endpoint, HttpRequest } from './endpoint.ts';
import { IdFromWire, OptionalAmount, OptionalText } from './reply-field.ts';

const SwapSideReply = t.type(
  {
    address: OptionalText,
    extraId: OptionalText,
    amount: OptionalAmount,
    hash: OptionalText,
    currency: t.string,
    blockchain: t.string,
  },
  'SwapSideReply',
);
export type SwapSideReply = t.TypeOf<typeof SwapSideReply>;

/** GET /api/v1/swaps/{id} (spec §3 "Token swap", api contract §5.3). */
export const SwapReply = t.type(
  {
    id: IdFromWire,
    status: t.string,
    createdAt: IsoDate,
    updatedAt: IsoDate,
    payin: SwapSideReply,
    payout: SwapSideReply,
  },
  'SwapReply',
);
export type SwapReply = t.TypeOf<typeof SwapReply>;

/** State of a token swap. */
export const swapEndpoint: Endpoint<string, SwapReply> = {
  toRequest: (id) => ({ service: 'swaps', method: 'GET', path: `/${encodeURIComponent(id)}` }),
  reply: SwapReply,
};

/** Reply to a create call: an id, or an error. */
export const CreateSwapReply = t.type(
  { id: noneIfBlank(IdFromWire), error: OptionalText, message: OptionalText },
  'CreateSwapReply',
);
export type CreateSwapReply = t.TypeOf<typeof CreateSwapReply>;

export type CreateSwapInput = {
  readonly body: {
    readonly from: string;
    readonly to: string;
    readonly fromBlockchain: string;
    readonly amount: string;
    readonly payoutAddress: string;
    readonly payoutExtraId: string;
    readonly estimate: string;
  };
  readonly idempotencyKey: string;
};

/** Creates a token swap. */
export const createSwapEndpoint: Endpoint<CreateSwapInput, CreateSwapReply> = {
  toRequest: ({ body, idempotencyKey }) => ({
    service: 'swaps',
    method: 'POST',
    path: '/',
    body,
    idempotencyKey,
  }),
  reply: CreateSwapReply,
};

/** Creates a swap of AVA from NEO, which goes to `/swap` on this site (spec §7 "Swap API"). */
export const createSwapOnSiteEndpoint: Endpoint<CreateSwapInput, CreateSwapReply> = {
  toRequest: ({ body, idempotencyKey }): HttpRequest => ({
    service: 'swaps',
    method: 'POST',
    path: '/swap',
    isOnSite: true,
    body,
    idempotencyKey,
  }),
  reply: CreateSwapReply,
};

import type { OrderSource } from './transaction-request';

/** Flow of an order. It determines the next page. */
export type OrderFlow = 'exchange' | 'bridge' | 'pro';

const PRO_EXCHANGE = /^\/pro\/exchange\/?$/;

/** Returns the flow of an address without language prefix. The bridge is `/exchange?bridge=true`. */
export const orderFlowOf = ({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): OrderFlow => {
  if (PRO_EXCHANGE.test(pathname)) return 'pro';
  return new URLSearchParams(search).get('bridge') === 'true' ? 'bridge' : 'exchange';
};

/** `source` of an order (spec §7 "Create transaction"). */
export const sourceOf = (flow: OrderFlow, isInMessagingApp: boolean): OrderSource => {
  if (flow === 'bridge') return 'bridge';
  return isInMessagingApp ? 'tg_app' : 'site';
};

/** Page to open after an order was created. */
export type PageAfterCreate = {
  /** Without the language prefix. */
  readonly path: string;
  /** Whether to load a new document instead of navigating (spec §7 "After success"). */
  readonly isFullLoad: boolean;
  /** Whether to store the provider's checkout URL for the next page. */
  readonly keepsRedirectUrl: boolean;
};

/** Page of a new order by its flow (spec §6 "Exchange rules by user state" and §7 "After success"). */
export const pageAfterCreate = (flow: OrderFlow, transactionId: string): PageAfterCreate => {
  switch (flow) {
    case 'exchange':
      return { path: `/exchange/txs/${transactionId}`, isFullLoad: false, keepsRedirectUrl: false };
    case 'bridge':
      return { path: `/exchange/txs/${transactionId}`, isFullLoad: true, keepsRedirectUrl: false };
    case 'pro':
      return { path: `/pro/exchange/txs/${transactionId}`, isFullLoad: true, keepsRedirectUrl: true };
  }
};

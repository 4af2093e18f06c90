import type { OrderSource } from './transaction-request';

/** Which flow an order is made in; it decides where the visitor is brought afterwards. */
export type OrderFlow = 'exchange' | 'bridge' | 'pro';

const PRO_EXCHANGE = /^\/pro\/exchange\/?$/;

/** The flow of an address without language prefix: the bridge is the exchange with `?bridge=true`. */
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
export const sourceOf = (door: OrderFlow, isInMessagingApp: boolean): OrderSource => {
  if (door === 'bridge') return 'bridge';
  return isInMessagingApp ? 'tg_app' : 'site';
};

/** Where the visitor goes after a create, and how. */
export type PageAfterCreate = {
  /** Without the language prefix. */
  readonly path: string;
  /** A new document in place of a change of page (spec §7 "After success"). */
  readonly isFullLoad: boolean;
  /** The provider's checkout address is kept in the browser for the page that follows. */
  readonly keepsRedirectUrl: boolean;
};

/** Spec §6 "Exchange rules by user state" and §7 "After success": where an order made through a door is shown. */
export const pageAfterCreate = (door: OrderFlow, transactionId: string): PageAfterCreate => {
  switch (door) {
    case 'exchange':
      return { path: `/exchange/txs/${transactionId}`, isFullLoad: false, keepsRedirectUrl: false };
    case 'bridge':
      return { path: `/exchange/txs/${transactionId}`, isFullLoad: true, keepsRedirectUrl: false };
    case 'pro':
      return { path: `/pro/exchange/txs/${transactionId}`, isFullLoad: true, keepsRedirectUrl: true };
  }
};

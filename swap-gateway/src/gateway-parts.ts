import type { Catalogue } from './assets/catalogue.ts';
import type { Deadline } from './deadline.ts';
import type { ControlTokens } from './orders/control-token.ts';
import type { OrderRefresher } from './orders/refresh-orders.ts';
import type { NoticeSenders } from './notices/notice.ts';
import type { Order } from './orders/order.ts';
import type { OrderRequest } from './orders/place-order.ts';
import type { WatchedProvider } from './quotes/health.ts';
import type { RateTokens } from './quotes/rate-token.ts';
import type { ShownOffers } from './quotes/shown-offers.ts';
import type { Receipts } from './receipts/receipts.ts';
import type { TrackRecords } from './track-record/follow-track-records.ts';
import type { OrderStore } from './store/order-store.ts';

/** Everything that the routes use. */
export type GatewayParts = {
  readonly providers: readonly WatchedProvider[];
  readonly catalogue: Catalogue;
  readonly shownOffers: ShownOffers;
  readonly rateTokens: RateTokens;
  readonly controlTokens: ControlTokens;
  readonly receipts: Receipts;
  readonly trackRecords: TrackRecords;
  /** Ways to notify visitors. */
  readonly senders: NoticeSenders;
  /** Public key of push messages. Null: none are sent. */
  readonly pushPublicKey: string | null;
  readonly store: OrderStore;
  readonly refresher: OrderRefresher;
  readonly placeOrder: (request: OrderRequest) => Promise<Order>;
  /** Starts the time limit for replies of the providers to an estimate. */
  readonly startDeadline: () => Deadline;
  readonly now: () => number;
  readonly log: (problem: string) => void;
};

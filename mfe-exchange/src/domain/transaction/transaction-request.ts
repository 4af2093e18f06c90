import type { Visit } from '@coinlane/shared-contracts/lifecycle';
import type { DecimalString, Network, Ticker } from '@coinlane/shared-contracts/values';

/** Where an order is made: the site, the mini-app of a messaging app, or the bridge flow (spec §7 "Create transaction"). */
export type OrderSource = 'site' | 'tg_app' | 'bridge';

/** How the visitor came to the order; taken when the button is pressed, and the same each time the order is sent. */
export type OrderOrigin = Visit & {
  /** Path and query of the exchange page the order was made on. */
  readonly exchangePage: string;
};

/** An origin of which nothing is known. */
export const UNKNOWN_ORIGIN: OrderOrigin = {
  utmSource: '',
  utmMedium: '',
  utmCampaign: '',
  utmContent: '',
  utmTerm: '',
  gclid: '',
  landingPage: '',
  exchangePage: '',
  sessionId: '',
  sessionCount: 0,
  clientId: '',
};

/** What the visitor asks for with the Exchange button (spec §7 "Create transaction"). */
export type TransactionRequest = {
  readonly provider: string;
  readonly fromTicker: Ticker;
  readonly fromCurrency: string;
  readonly fromNetwork: Network;
  readonly toTicker: Ticker;
  readonly toCurrency: string;
  readonly toNetwork: Network;
  readonly isFromFiat: boolean;
  readonly isToFiat: boolean;
  readonly fromAmount: DecimalString;
  readonly toAmount: DecimalString | null;
  readonly recipient: string;
  readonly extraId: string;
  readonly refundAddress: string;
  readonly refundExtraId: string;
  readonly email: string;
  readonly rateId: string | null;
  readonly rateMode: 'floating' | 'fixed';
  readonly direction: 'direct' | 'reverse';
  readonly linkId: string | null;
  readonly promoCode: string | null;
  readonly source: OrderSource;
  readonly origin: OrderOrigin;
  readonly language: string;
  /** One order, however often it is sent. */
  readonly idempotencyKey: string;
};

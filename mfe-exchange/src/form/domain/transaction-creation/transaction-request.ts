import type { Visit } from '@coinlane/shared-contracts/lifecycle';
import type { DecimalString, Network, Ticker } from '@coinlane/shared-contracts/values';

/** Source of an order: the site, the mini-app of a messaging app, or the bridge (spec §7 "Create transaction"). */
export type OrderSource = 'site' | 'tg_app' | 'bridge';

/** Attribution of an order. Collected when the user presses the button, and the same for every retry. */
export type OrderOrigin = Visit & {
  /** Path and query of the exchange page that sent the order. */
  readonly exchangePage: string;
};

/** An empty origin. */
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

/** The order request of the Exchange button (spec §7 "Create transaction"). */
export type TransactionRequest = {
  readonly provider: string;
  /** Payment or payout method for fiat. Empty: coins, or the usual method. */
  readonly paymentKind: string;
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
  /** The same for every retry of one order. */
  readonly idempotencyKey: string;
};

import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { anEstimate } from '../estimate/estimate.fixture';
import type { FormFacts } from './form-facts';

/** A form that can be sent: 0.1 BTC to ETH at a floating rate, with overrides from the test. */
export const formFacts = (change: Partial<FormFacts> = {}): FormFacts => ({
  rateMode: 'floating',
  direction: 'direct',
  from: aCurrency(),
  to: aCurrency({ ticker: 'eth', name: 'Ethereum' }),
  amount: '0.1',
  amountTo: null,
  estimate: anEstimate(),
  paymentKind: '',
  isRateMoved: false,
  isRateOver: false,
  recipient: { _tag: 'Valid', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  name: null,
  serverCheck: null,
  extraId: { _tag: 'NotNeeded' },
  memo: { _tag: 'NotNeeded' },
  refund: { _tag: 'NotNeeded' },
  refundExtraId: '',
  refundExtraIdVerdict: null,
  email: { _tag: 'Empty' },
  isReviewing: true,
  areOwnTermsAccepted: true,
  areThirdPartyTermsAccepted: true,
  priceWarning: 'None',
  isLossConfirmed: false,
  isSignedIn: false,
  isFiatMode: false,
  source: 'site',
  linkId: null,
  promoCode: null,
  language: 'en',
  serverNow: 1_000,
  ...change,
});

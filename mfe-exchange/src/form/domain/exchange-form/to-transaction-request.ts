import type { Currency } from '../../../currency/domain/currency';
import type { Estimate } from '../estimate';
import { UNKNOWN_ORIGIN } from '../transaction-creation';
import type { TransactionRequest } from '../transaction-creation';
import type { FormFacts } from './form-facts';
import { hasNoRecipient } from './has-no-recipient';

const givenRecipient = ({ recipient, name }: FormFacts): string | null => {
  if (recipient?._tag === 'Valid' || recipient?._tag === 'PartnerAddress') return recipient.address;
  return recipient?._tag === 'NameBasedAddress' && name?._tag === 'Resolved' ? name.address : null;
};

const recipientOf = (facts: FormFacts): string | null => (hasNoRecipient(facts) ? '' : givenRecipient(facts));

/**
 * Referral and promo code (spec §6). A promo code is sent only if it is valid and outside fiat mode, and a linkId
 * only for signed-out users without a code.
 */
const campaignOf = ({
  isSignedIn,
  isFiatMode,
  linkId,
  promoCode,
}: FormFacts): Pick<TransactionRequest, 'linkId' | 'promoCode'> => ({
  linkId: isSignedIn || promoCode !== null ? null : linkId,
  promoCode: promoCode?.isValid === true && !isFiatMode ? promoCode.code : null,
});

type Amounts = Pick<TransactionRequest, 'fromAmount' | 'toAmount' | 'direction'>;

/** `reverse` only for a fixed rate with a requested receive amount (spec §7 "Create transaction"). */
const amountsOf = ({ rateMode, direction, amount, amountTo }: FormFacts, estimate: Estimate): Amounts =>
  rateMode === 'fixed' && direction === 'reverse' && amountTo !== null
    ? { fromAmount: estimate.estimatedAmount ?? '', toAmount: amountTo, direction: 'reverse' }
    : { fromAmount: amount ?? '', toAmount: null, direction: 'direct' };

type Sides = Pick<
  TransactionRequest,
  | 'fromTicker'
  | 'fromCurrency'
  | 'fromNetwork'
  | 'toTicker'
  | 'toCurrency'
  | 'toNetwork'
  | 'isFromFiat'
  | 'isToFiat'
>;

const sidesOf = (from: Currency, to: Currency): Sides => ({
  fromTicker: from.ticker,
  fromCurrency: from.displayTicker,
  fromNetwork: from.network,
  toTicker: to.ticker,
  toCurrency: to.displayTicker,
  toNetwork: to.network,
  isFromFiat: from.isFiat,
  isToFiat: to.isFiat,
});

type Fields = Pick<TransactionRequest, 'extraId' | 'refundAddress' | 'refundExtraId' | 'email'>;

const fieldsOf = ({ from, memo, refund, refundExtraId, email }: FormFacts): Fields => {
  // fiat is refunded to its source, so a refund address typed earlier for a coin must not be sent
  const refundAddress = refund?._tag === 'Valid' && from?.isFiat !== true ? refund.address : '';
  return {
    extraId: memo._tag === 'Given' ? memo.extraId : '',
    refundAddress,
    refundExtraId: refundAddress === '' ? '' : refundExtraId.trim(),
    email: email._tag === 'Valid' ? email.email : '',
  };
};

/** Builds the order from the form. Null if a part is missing. */
export const toTransactionRequest = (facts: FormFacts): TransactionRequest | null => {
  const { from, to, rateMode, estimate } = facts;
  const recipient = recipientOf(facts);
  if (from === null || to === null || rateMode === null || estimate === null || recipient === null)
    return null;
  return {
    provider: estimate.type,
    paymentKind: facts.paymentKind,
    ...sidesOf(from, to),
    ...amountsOf(facts, estimate),
    recipient,
    ...fieldsOf(facts),
    rateId: rateMode === 'fixed' ? estimate.rateId : null,
    rateMode,
    ...campaignOf(facts),
    source: facts.source,
    origin: UNKNOWN_ORIGIN,
    language: facts.language,
    // set when the order is sent
    idempotencyKey: '',
  };
};

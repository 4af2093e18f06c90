import { combine, createEffect, createEvent, merge, sample } from 'effector';

import type { ParsedAmount } from '@coinlane/shared-contracts/amounts';
import type { DecimalString } from '@coinlane/shared-contracts/values';

import { checkEmail } from '../../../address/domain/address';
import { hasNoRecipient, shownRefund } from '../../domain/exchange-form';
import type { FormFacts } from '../../domain/exchange-form';
import { kindOf } from '../../domain/fiat-mode';

import { amountModel } from '../amount';
import { clockModel } from '../../../page/model/clock';
import { currencyInfoModel } from '../currency-info';
import { estimateModel } from '../estimate';
import { judgeCheckoutFx } from '../fiat-checkout';
import { localTransactionsModel } from '../../../order/model/local-transactions';
import { fiatModeModel } from '../fiat-mode';
import { $orderFlow, $orderSource } from '../order-flow';
import { pairModel } from '../pair';
import { paymentChoiceModel } from '../payment-choice';
import { promoCodeModel } from '../promo-code';
import { quoteModel, rateRefused } from '../quote';
import { reviewModel } from '../review';
import { isPastedOtherwise, recipientFieldsModel, recipientModel } from '../recipient';
import { $isSignedIn, $language, $linkId } from '../../../page/model/settings';
import { urlStateModel } from '../url-state';
import { existingOrderDestination, orderDestination, checkoutAddressOf } from './order-destination';
import type { OrderDestination } from './order-destination';
import { createTermsModel } from './create-terms-model';
import { createTransactionCreationModel } from './create-transaction-creation-model';
import type { Created } from './create-transaction-creation-model';
import { toReadiness } from './readiness';

export const termsModel = createTermsModel({
  offersChanged: merge([pairModel.picked, fiatModeModel.kindPicked, amountModel.edited]),
});

const exactOf = (parsed: ParsedAmount): DecimalString | null =>
  parsed._tag === 'Exact' ? parsed.amount : null;

/** Facts of the form, for its rules. */
const $facts = combine(
  {
    pair: pairModel.$pair,
    rateMode: amountModel.$rateMode,
    direction: amountModel.$direction,
    send: amountModel.$send,
    receive: amountModel.$receive,
    estimate: estimateModel.$chosen,
    paymentKind: paymentChoiceModel.$choice.map(({ kind }) => kind),
    price: estimateModel.$price,
    isRateMoved: quoteModel.$change.map((change) => change !== null),
    isRateOver: quoteModel.$isOver,
    promoCode: promoCodeModel.$promoCode,
    fields: recipientFieldsModel.$fields,
    recipient: recipientModel.$recipientVerdict,
    refund: recipientModel.$refundVerdict,
    refundExtraIdVerdict: recipientModel.$refundExtraIdView,
    hasRefundExtraId: currencyInfoModel.$from.map((info) =>
      info === null ? null : info.extraIdName !== null,
    ),
    serverCheck: recipientModel.$serverCheck,
    name: recipientModel.$name,
    extraId: recipientModel.$extraIdView,
    isReviewing: reviewModel.$isOpen,
    areOwnTermsAccepted: termsModel.$areOwnTermsAccepted,
    areThirdPartyTermsAccepted: termsModel.$areThirdPartyTermsAccepted,
    isLossConfirmed: termsModel.$isLossConfirmed,
    language: $language,
    linkId: $linkId,
    isSignedIn: $isSignedIn,
    source: $orderSource,
    serverNow: clockModel.$now,
  },
  ({
    pair,
    send,
    receive,
    price,
    fields,
    name,
    extraId,
    refund,
    refundExtraIdVerdict,
    hasRefundExtraId,
    ...facts
  }): FormFacts => ({
    ...facts,
    ...shownRefund({
      refund,
      refundExtraId: fields.refundExtraId,
      refundExtraIdVerdict,
      isFromFiat: pair?.from.isFiat === true,
      hasExtraId: hasRefundExtraId,
    }),
    amount: exactOf(send),
    amountTo: exactOf(receive),
    from: pair?.from ?? null,
    to: pair?.to ?? null,
    priceWarning: price.warning,
    name: name._tag === 'Answered' ? name.resolution : null,
    extraId: extraId.verdict,
    memo: extraId.decision,
    email: checkEmail(fields.email),
    isFiatMode: pair !== null && kindOf(pair) !== 'crypto',
  }),
);

/** The order on the order page has ended. From now on, the same form is a new order. */
export const orderEnded = createEvent<string>();

const $pendingFacts = combine(
  {
    isAskingServer: recipientModel.$isAskingServer,
    name: recipientModel.$name,
    isInfoMissing: currencyInfoModel.$to.map((info) => info === null),
    isEstimateAwaited: combine(
      estimateModel.$view,
      estimateModel.$isAsking,
      ({ _tag }, isAsking) => _tag === 'Pending' || isAsking,
    ),
    isPasteAwaited: recipientFieldsModel.readPaymentFx.pending,
    isPairAwaited: pairModel.$view.map(({ _tag }) => _tag === 'Pending'),
    isPastedOtherwise: combine(
      recipientFieldsModel.$fields,
      recipientFieldsModel.$pasted,
      ({ recipient }, pasted) => isPastedOtherwise(recipient, pasted),
    ),
  },
  ({ name, ...facts }) => ({ ...facts, isNameAsked: name._tag === 'Asking' || name._tag === 'NotAsked' }),
);

export const transactionCreationModel = createTransactionCreationModel({
  $readiness: combine($facts, $pendingFacts, toReadiness),
  everythingSettled: recipientFieldsModel.everythingSettled,
  checkUnavailable: merge([recipientModel.checkRecipientFx.fail, recipientModel.checkRefundFx.fail]),
  review: reviewModel,
  orderEnded,
  edited: merge([
    pairModel.picked,
    fiatModeModel.kindPicked,
    amountModel.edited,
    quoteModel.changeAccepted,
    recipientFieldsModel.textPasted,
    // a parsed text was pasted earlier: a press after that counts
    recipientFieldsModel.fieldTyped.filter({ fn: ({ isParsed }) => isParsed !== true }),
    recipientFieldsModel.extraIdWaived,
    estimateModel.providerPicked,
    paymentChoiceModel.picked,
    termsModel.ownTermsAccepted,
    termsModel.thirdPartyTermsAccepted,
  ]),
});

/** Label of the provider that asks for the bank account on its own page. Null: the form asks (spec §7 "address"). */
export const $accountRequester = combine(pairModel.$pair, estimateModel.$chosen, (pair, estimate) =>
  hasNoRecipient({ to: pair?.to ?? null, estimate }) ? (estimate?.label ?? estimate?.type ?? null) : null,
);

/** Ports: notifying the other remotes, and opening the order page. */
export const announceCreatedFx = createEffect<Created, unknown>();
export const openTransactionFx = createEffect<OrderDestination, unknown>();

const { created, existingOrderFound } = transactionCreationModel;

/** The order exists, either new or from before, so the form is done. */
export const orderSettled = merge([
  created.map(({ transaction }) => transaction.transactionId),
  existingOrderFound,
]);

sample({ clock: orderSettled, target: localTransactionsModel.transactionAdded });
sample({ clock: orderSettled, fn: () => undefined, target: reviewModel.closed });

// the review is an entry of the history, and "back" must find the form's state in the address
sample({
  clock: sample({ clock: reviewModel.opened, source: urlStateModel.$path }),
  filter: (path) => path !== null,
  fn: (path) => path ?? '',
  target: urlStateModel.replacePathFx,
});
sample({ clock: created, source: $orderFlow, fn: orderDestination, target: openTransactionFx });
sample({
  clock: existingOrderFound,
  source: $orderFlow,
  fn: existingOrderDestination,
  target: openTransactionFx,
});
sample({ clock: created, target: announceCreatedFx });

const payable = sample({
  clock: created,
  source: $orderFlow,
  fn: (flow, order) => checkoutAddressOf(flow, order) ?? null,
}).filterMap((address) => address ?? undefined);
sample({ clock: payable, target: judgeCheckoutFx });
sample({
  clock: transactionCreationModel.createTransactionFx.failData,
  filter: ({ reason }) => reason._tag === 'RateExpired',
  fn: () => undefined,
  target: rateRefused,
});

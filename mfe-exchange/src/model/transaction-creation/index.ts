import { combine, createEffect, merge, sample } from 'effector';

import { amountModel } from '../amount';
import { clockModel } from '../clock';
import { currencyInfoModel } from '../currency-info';
import { estimateModel } from '../estimate';
import { localTransactionsModel } from '../local-transactions';
import { pairModel } from '../pair';
import { isPastedOtherwise, recipientFieldsModel, recipientModel } from '../recipient';
import { $language, $linkId } from '../settings';
import { createTermsModel } from './create-terms-model';
import { createTransactionCreationModel } from './create-transaction-creation-model';
import type { Created } from './create-transaction-creation-model';
import { toReadiness } from './form-facts';

export type { Attempt, CreateProblem } from './attempt';
export type { Created } from './create-transaction-creation-model';
export type { CreationView } from './creation-view';

export const termsModel = createTermsModel({ offersChanged: merge([pairModel.picked, amountModel.edited]) });

const $parts = combine({
  pair: pairModel.$pair,
  rateMode: amountModel.$rateMode,
  direction: amountModel.$direction,
  send: amountModel.$send,
  receive: amountModel.$receive,
  estimate: estimateModel.$chosen,
  price: estimateModel.$price,
  fields: recipientFieldsModel.$fields,
  recipient: recipientModel.$recipientVerdict,
  refund: recipientModel.$refundVerdict,
  serverCheck: recipientModel.$serverCheck,
  name: recipientModel.$name,
  extraId: recipientModel.$extraIdView,
  areOwnTermsAccepted: termsModel.$areOwnTermsAccepted,
  areThirdPartyTermsAccepted: termsModel.$areThirdPartyTermsAccepted,
  isLossConfirmed: termsModel.$isLossConfirmed,
  language: $language,
  linkId: $linkId,
  now: clockModel.$now,
});

const $unsure = combine({
  isAskingServer: recipientModel.$isAskingServer,
  isInfoMissing: currencyInfoModel.$to.map((info) => info === null),
  isPastedOtherwise: combine(
    recipientFieldsModel.$fields,
    recipientFieldsModel.$pasted,
    ({ recipient }, pasted) => isPastedOtherwise(recipient, pasted),
  ),
});

export const transactionCreationModel = createTransactionCreationModel({
  $readiness: combine($parts, $unsure, toReadiness),
  everythingSettled: recipientFieldsModel.everythingSettled,
  unjudgeable: merge([recipientModel.checkRecipientFx.fail, recipientModel.checkRefundFx.fail]),
  edited: merge([
    pairModel.picked,
    amountModel.edited,
    recipientFieldsModel.fieldTyped,
    recipientFieldsModel.extraIdWaived,
    estimateModel.providerPicked,
    termsModel.ownTermsAccepted,
    termsModel.thirdPartyTermsAccepted,
  ]),
});

/** Ports: the other remotes hear of it, and the page goes to the transaction. */
export const announceCreatedFx = createEffect<Created, unknown>();
export const openTransactionFx = createEffect<string, unknown>();

sample({
  clock: transactionCreationModel.created,
  fn: ({ transaction }) => transaction.transactionId,
  target: [localTransactionsModel.transactionAdded, openTransactionFx],
});
sample({ clock: transactionCreationModel.created, target: announceCreatedFx });

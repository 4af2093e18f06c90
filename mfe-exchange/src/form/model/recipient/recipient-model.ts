import { sample } from 'effector';

import { amountModel } from '../amount';
import { currencyInfoModel } from '../currency-info';
import { currencyListModel } from '../../../currency/model/currency-list';
import { pairModel } from '../pair';
import { createRecipientFieldsModel } from './create-recipient-fields-model';
import { createRecipientModel } from './create-recipient-model';

export const recipientFieldsModel = createRecipientFieldsModel({
  $pair: pairModel.$pair,
  amounts: {
    $amounts: amountModel.$amounts,
    $canPromise: amountModel.$canPromise,
    receiveChosen: amountModel.receiveChosen,
    amountsRestored: amountModel.amountsRestored,
  },
  sidesSwapped: pairModel.swapped,
});

export const recipientModel = createRecipientModel({
  fields: recipientFieldsModel,
  $pair: pairModel.$pair,
  $fromInfo: currencyInfoModel.$from,
  $toInfo: currencyInfoModel.$to,
  $currencies: currencyListModel.$currencies,
});

// the contracts of listed tokens must be loaded before one can be accepted as a wallet
sample({
  clock: [
    recipientFieldsModel.fieldTyped,
    recipientFieldsModel.recipientPasted,
    recipientFieldsModel.draftRead,
    recipientFieldsModel.fieldsRestored,
  ],
  fn: () => undefined,
  target: currencyListModel.requested,
});

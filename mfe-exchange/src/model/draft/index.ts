import { combine, merge } from 'effector';

import { pairModel } from '../pair';
import { recipientFieldsModel, recipientModel, toDraft, withoutSecrets } from '../recipient';
import { orderSettled, transactionCreationModel } from '../transaction-creation';
import { createDraftModel } from './create-draft-model';

export const draftModel = createDraftModel({
  $draft: combine(
    [
      recipientFieldsModel.$fields,
      recipientFieldsModel.$extraIdTicker,
      recipientModel.$recipientVerdict,
      recipientModel.$refundVerdict,
    ] as const,
    ([fields, extraIdTicker, recipient, refund]) =>
      toDraft(withoutSecrets(fields, recipient, refund), extraIdTicker),
  ),
  typed: merge([
    recipientFieldsModel.fieldTyped,
    recipientFieldsModel.recipientPasted,
    recipientFieldsModel.refilled,
    recipientFieldsModel.fieldsRestored,
    pairModel.swapped,
  ]),
  draftRead: recipientFieldsModel.draftRead,
  ordered: merge([transactionCreationModel.createTransactionFx]),
  done: orderSettled,
  settleMs: 400,
});

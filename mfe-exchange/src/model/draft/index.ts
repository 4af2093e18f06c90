import { combine, merge } from 'effector';

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
  ]),
  draftRead: recipientFieldsModel.draftRead,
  ordered: merge([transactionCreationModel.createTransactionFx]),
  done: orderSettled,
  settleMs: 400,
});

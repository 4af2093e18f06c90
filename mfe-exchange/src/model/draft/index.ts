import { combine, merge } from 'effector';

import { recipientFieldsModel, recipientModel, withoutSecrets } from '../recipient';
import { orderSettled, transactionCreationModel } from '../transaction-creation';
import { createDraftModel } from './create-draft-model';

export const draftModel = createDraftModel({
  $fields: combine(
    [recipientFieldsModel.$fields, recipientModel.$recipientVerdict, recipientModel.$refundVerdict] as const,
    ([fields, recipient, refund]) => withoutSecrets(fields, recipient, refund),
  ),
  typed: merge([recipientFieldsModel.fieldTyped, recipientFieldsModel.recipientPasted]),
  draftRead: recipientFieldsModel.draftRead,
  ordered: merge([transactionCreationModel.createTransactionFx]),
  done: orderSettled,
  settleMs: 400,
});

import { recipientFieldsModel } from '../recipient';
import { transactionCreationModel } from '../transaction-creation';
import { createDraftModel } from './create-draft-model';

export const draftModel = createDraftModel({
  $fields: recipientFieldsModel.$fields,
  typed: recipientFieldsModel.fieldTyped,
  draftRead: recipientFieldsModel.draftRead,
  done: transactionCreationModel.created,
  settleMs: 400,
});

import { recipientFieldsModel } from '../recipient';
import { orderSettled } from '../transaction-creation';
import { createDraftModel } from './create-draft-model';

export const draftModel = createDraftModel({
  $fields: recipientFieldsModel.$fields,
  typed: recipientFieldsModel.fieldTyped,
  draftRead: recipientFieldsModel.draftRead,
  done: orderSettled,
  settleMs: 400,
});

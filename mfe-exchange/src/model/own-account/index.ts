import { recipientFieldsModel } from '../recipient';
import { $isSignedIn } from '../settings';
import { createOwnAccountModel } from './create-own-account-model';

export type { AddressField } from './create-own-account-model';

export const ownAccountModel = createOwnAccountModel({
  $isSignedIn,
  fieldTyped: recipientFieldsModel.fieldTyped,
  fieldLeft: recipientFieldsModel.fieldLeft,
});

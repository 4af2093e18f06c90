import { combine } from 'effector';

import { isBlank, recipientFieldsModel } from './recipient';
import { transactionCreationModel } from './transaction-creation';

/** Unsaved text, or an order that is being sent. The page must not reload. */
export const $hasUnsavedWork = combine(
  recipientFieldsModel.$fields,
  transactionCreationModel.$view,
  (fields, { _tag }) => _tag === 'Checking' || _tag === 'Creating' || !isBlank(fields),
);

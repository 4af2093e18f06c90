import { combine } from 'effector';

import { FIELD_NAMES, recipientFieldsModel } from '../recipient';
import { transactionCreationModel } from '../transaction-creation';

/** Something is typed that no order has taken yet, or an order is on its way: no moment to load the page anew. */
export const $hasUnsavedWork = combine(
  recipientFieldsModel.$fields,
  transactionCreationModel.$view,
  (fields, { _tag }) =>
    _tag === 'Checking' || _tag === 'Creating' || FIELD_NAMES.some((name) => fields[name] !== ''),
);

import { combine } from 'effector';

import { FIELD_NAMES, recipientFieldsModel } from './recipient';
import { transactionCreationModel } from './transaction-creation';

/** Unsaved text, or an order that is being sent: the page must not reload. */
export const $hasUnsavedWork = combine(
  recipientFieldsModel.$fields,
  transactionCreationModel.$view,
  (fields, { _tag }) =>
    _tag === 'Checking' || _tag === 'Creating' || FIELD_NAMES.some((name) => fields[name] !== ''),
);

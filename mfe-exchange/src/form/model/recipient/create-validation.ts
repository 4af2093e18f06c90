import { combine } from 'effector';
import type { Store } from 'effector';

import { toValidatedFields, toValidationStatus } from '../../../address/domain/address';
import type { ValidationFacts } from '../../../address/domain/address';
import type { Settled } from './recipient-fields';

type Options = { readonly $facts: Store<ValidationFacts>; readonly $settled: Store<Settled> };

/** `validationStatus` and `validatedFields` of spec §3 "Exchange form". */
export const createValidation = ({ $facts, $settled }: Options) => ({
  $validationStatus: combine($facts, toValidationStatus),
  $validatedFields: combine($settled, $facts, (settled, { recipient }) =>
    toValidatedFields(settled, recipient),
  ),
});

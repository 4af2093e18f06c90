import { combine } from 'effector';
import type { Store } from 'effector';

import { toValidatedFields, toValidationStatus } from '../../domain/address';
import type { ValidationFacts } from '../../domain/address';
import type { Settled } from './recipient-fields';

type Options = { readonly $facts: Store<ValidationFacts>; readonly $settled: Store<Settled> };

/** Spec §3 "Exchange form": `validationStatus` and `validatedFields`, as they follow from what is known. */
export const createValidation = ({ $facts, $settled }: Options) => ({
  $validationStatus: combine($facts, toValidationStatus),
  $validatedFields: combine($settled, $facts, (settled, { recipient }) =>
    toValidatedFields(settled, recipient),
  ),
});

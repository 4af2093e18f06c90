import { createEvent, createStore, merge } from 'effector';
import type { Event, Store } from 'effector';
import { debounce } from 'patronum';

import { SETTLE_MS } from '../../../address/domain/address';
import type { Pair } from '../../domain/pair';
import { createExtraIdTicker } from './create-extra-id-ticker';
import type { AmountFields } from './create-payment-link-autofill';
import { createPasteModel } from './create-paste-model';
import type { PastedText } from './create-paste-model';
import { createPastedTextReader } from './create-pasted-text-reader';
import {
  ALL_SETTLED,
  FIELD_NAMES,
  NO_FIELDS,
  NONE_SETTLED,
  settleFilled,
  withDraft,
} from './recipient-fields';
import type { FieldName, FieldTyped, RecipientFields, Settled } from './recipient-fields';

type Options = {
  readonly $pair: Store<Pair | null>;
  readonly amounts: AmountFields;
  /** The sides were swapped: the typed texts belong to the other side. */
  readonly sidesSwapped: Event<unknown>;
};

/** Delays of spec §5 "Validation delay". Fields without their own use that of the extra ID. */
const settleMs: Readonly<Record<FieldName, number>> = {
  recipient: SETTLE_MS.recipient,
  extraId: SETTLE_MS.extraId,
  refundAddress: SETTLE_MS.refundAddress,
  refundExtraId: SETTLE_MS.extraId,
  email: SETTLE_MS.extraId,
};

const settle = (settled: Settled, field: FieldName): Settled => ({ ...settled, [field]: true });

const isExtraId = ({ field }: FieldTyped): boolean => field === 'extraId';

/** Typed texts, and when each of them is validated: after a pause, on blur, or on submit. */
export const createRecipientFieldsModel = ({ $pair, amounts, sidesSwapped }: Options) => {
  const fieldTyped = createEvent<FieldTyped>();
  const fieldLeft = createEvent<FieldName>();
  const extraIdWaived = createEvent<boolean>();
  const everythingSettled = createEvent();
  const recipientPasted = createEvent<PastedText>();

  const $fields = createStore<RecipientFields>(NO_FIELDS, { serialize: 'ignore' });
  const { toReplaced, ...stored } = createExtraIdTicker({
    $pair,
    entered: merge([fieldTyped.filter({ fn: isExtraId }), extraIdWaived, recipientPasted]),
  });
  $fields
    .on(fieldTyped, (fields, { field, text }) => ({ ...fields, [field]: text }))
    .on([stored.draftRead, stored.fieldsRestored], withDraft)
    .on(toReplaced, (fields) => ({ ...fields, extraId: '' }))
    .on(sidesSwapped, ({ email }) => ({ ...NO_FIELDS, email }));

  const pausedIn = (field: FieldName): Event<FieldName> =>
    debounce(
      fieldTyped.filterMap((typed) => (typed.field === field ? field : undefined)),
      settleMs[field],
    );
  const $settled = createStore<Settled>(NONE_SETTLED, { serialize: 'ignore' })
    .on(fieldTyped, (settled, { field, isPaste }) => ({ ...settled, [field]: isPaste === true }))
    .on(FIELD_NAMES.map(pausedIn), settle)
    .on(fieldLeft, settle)
    .on([stored.draftRead, stored.fieldsRestored], settleFilled)
    .on(everythingSettled, () => ALL_SETTLED)
    .on(sidesSwapped, () => NONE_SETTLED);

  const $isExtraIdWaived = createStore(false, { serialize: 'ignore' })
    .on(extraIdWaived, (_, isWaived) => isWaived)
    .reset(toReplaced, sidesSwapped);

  const pasting = createPasteModel({
    $fields,
    $pair,
    amounts,
    recipientPasted,
    fieldTyped,
    fieldLeft,
    toReplaced,
    sidesSwapped,
  });

  const { textPasted, readPaymentFx } = createPastedTextReader({
    ...{ $pair, recipientPasted, fieldTyped, fieldLeft },
  });

  return {
    textPasted,
    readPaymentFx,
    fieldTyped,
    fieldLeft,
    recipientPasted,
    ...pasting,
    extraIdWaived,
    everythingSettled,
    ...stored,
    $fields,
    $settled,
    $isExtraIdWaived,
  };
};

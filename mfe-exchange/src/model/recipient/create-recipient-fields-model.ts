import { createEvent, createStore } from 'effector';
import type { Event, Store } from 'effector';
import { debounce } from 'patronum';

import { SETTLE_MS } from '../../domain/address';
import type { Pair } from '../../domain/pair';
import { createPasting } from './create-pasting';
import type { AmountFields } from './create-pasting';
import { createTextReading } from './create-text-reading';
import { ALL_SETTLED, FIELD_NAMES, NO_FIELDS, NONE_SETTLED, withDraft } from './recipient-fields';
import type { FieldName, FieldTyped, RecipientFields, Settled } from './recipient-fields';

type Options = {
  readonly $pair: Store<Pair | null>;
  readonly amounts: AmountFields;
  /** The `to` currency is another one: its extra id was for the old one. */
  readonly toChanged: Event<unknown>;
  /** From and to changed places: what was typed was for the other side. */
  readonly sidesSwapped: Event<unknown>;
};

/** Spec §5 "Validation delay"; the fields it does not name settle like the extra id. */
const settleMs: Readonly<Record<FieldName, number>> = {
  recipient: SETTLE_MS.recipient,
  extraId: SETTLE_MS.extraId,
  refundAddress: SETTLE_MS.refundAddress,
  refundExtraId: SETTLE_MS.extraId,
  email: SETTLE_MS.extraId,
};

const settle = (settled: Settled, field: FieldName): Settled => ({ ...settled, [field]: true });

/** The typed texts, and when each counts as validated: after a pause, when the field is left, when the form is sent. */
export const createRecipientFieldsModel = ({ $pair, amounts, toChanged, sidesSwapped }: Options) => {
  const fieldTyped = createEvent<FieldTyped>();
  const fieldLeft = createEvent<FieldName>();
  const extraIdWaived = createEvent<boolean>();
  const everythingSettled = createEvent();
  const draftRead = createEvent<RecipientFields>();

  const $fields = createStore<RecipientFields>(NO_FIELDS, { serialize: 'ignore' })
    .on(fieldTyped, (fields, { field, text }) => ({ ...fields, [field]: text }))
    .on(draftRead, withDraft)
    .on(toChanged, (fields) => ({ ...fields, extraId: '' }))
    .on(sidesSwapped, (fields) => ({
      ...fields,
      recipient: '',
      extraId: '',
      refundAddress: '',
      refundExtraId: '',
    }));

  const pausedIn = (field: FieldName): Event<FieldName> =>
    debounce(
      fieldTyped.filterMap((typed) => (typed.field === field ? field : undefined)),
      settleMs[field],
    );
  const $settled = createStore<Settled>(NONE_SETTLED, { serialize: 'ignore' })
    .on(fieldTyped, (settled, { field, isPaste }) => ({ ...settled, [field]: isPaste === true }))
    .on(FIELD_NAMES.map(pausedIn), settle)
    .on(fieldLeft, settle)
    .on(everythingSettled, () => ALL_SETTLED)
    .on(sidesSwapped, () => NONE_SETTLED);

  const $isExtraIdWaived = createStore(false, { serialize: 'ignore' })
    .on(extraIdWaived, (_, isWaived) => isWaived)
    .reset(toChanged, sidesSwapped);

  const { recipientPasted, fillingUndone, $filling, $pasted, $uriRefusal } = createPasting({
    $fields,
    $pair,
    amounts,
    fieldTyped,
    fieldLeft,
    sidesSwapped,
  });

  const { textGiven, readPaymentFx } = createTextReading({ recipientPasted, fieldTyped, fieldLeft });

  return {
    textGiven,
    readPaymentFx,
    fieldTyped,
    fieldLeft,
    recipientPasted,
    fillingUndone,
    extraIdWaived,
    everythingSettled,
    draftRead,
    $fields,
    $settled,
    $isExtraIdWaived,
    $filling,
    $pasted,
    $uriRefusal,
  };
};

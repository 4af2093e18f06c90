import { createEvent, createStore, sample } from 'effector';
import type { Event } from 'effector';
import { debounce } from 'patronum';

import { SETTLE_MS } from '../../domain/address';
import { parsePaymentUri } from '../../domain/payment-uri';
import type { PaymentUriReading, PaymentUriRefusal } from '../../domain/payment-uri';
import { ALL_SETTLED, NO_FIELDS, NONE_SETTLED, withDraft } from './recipient-fields';
import type { FieldName, RecipientFields, Settled } from './recipient-fields';

export type FieldTyped = {
  readonly field: FieldName;
  readonly text: string;
  /** The text came with this change from the clipboard, not from the keyboard. */
  readonly isPaste?: boolean;
};

type Options = {
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

const addressOfPayment = (reading: PaymentUriReading): string | undefined =>
  reading._tag === 'Payment' ? reading.address : undefined;

const fieldsOfPayment = (reading: PaymentUriReading): Partial<RecipientFields> | undefined => {
  if (reading._tag !== 'Payment') return undefined;
  return { recipient: reading.address, ...(reading.extraId === null ? {} : { extraId: reading.extraId }) };
};

/** The typed texts, and when each counts as validated: after a pause, when the field is left, when the form is sent. */
export const createRecipientFieldsModel = ({ toChanged, sidesSwapped }: Options) => {
  const fieldTyped = createEvent<FieldTyped>();
  const fieldLeft = createEvent<FieldName>();
  const recipientPasted = createEvent<string>();
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
    .on(fieldTyped, (settled, { field }) => ({ ...settled, [field]: false }))
    .on([pausedIn('recipient'), pausedIn('extraId'), pausedIn('refundAddress'), pausedIn('email')], settle)
    .on(fieldLeft, settle)
    .on(everythingSettled, () => ALL_SETTLED)
    .on(sidesSwapped, () => NONE_SETTLED);

  const $isExtraIdWaived = createStore(false, { serialize: 'ignore' })
    .on(extraIdWaived, (_, isWaived) => isWaived)
    .reset(toChanged, sidesSwapped);

  /** What the clipboard held, until somebody types in the field. */
  const $pasted = createStore<string | null>(null, { serialize: 'ignore' })
    .on(fieldTyped, (pasted, { field, isPaste }) =>
      field === 'recipient' && isPaste !== true ? null : pasted,
    )
    .reset(sidesSwapped);
  const paid = recipientPasted.map(parsePaymentUri);
  sample({ clock: recipientPasted, fn: (text) => text.trim(), target: $pasted });
  sample({
    clock: paid.filterMap(fieldsOfPayment),
    source: $fields,
    fn: (fields, read) => ({ ...fields, ...read }),
    target: $fields,
  });
  sample({ clock: recipientPasted, fn: (): FieldName => 'recipient', target: fieldLeft });
  sample({ clock: paid.filterMap(addressOfPayment), target: $pasted });
  const $uriRefusal = createStore<PaymentUriRefusal | null>(null, { serialize: 'ignore' })
    .on(paid, (_, reading) => (reading._tag === 'Refused' ? reading.reason : null))
    .on(fieldTyped, (refusal, { field, isPaste }) =>
      field === 'recipient' && isPaste !== true ? null : refusal,
    );

  return {
    fieldTyped,
    fieldLeft,
    recipientPasted,
    extraIdWaived,
    everythingSettled,
    draftRead,
    $fields,
    $settled,
    $isExtraIdWaived,
    $pasted,
    $uriRefusal,
  };
};

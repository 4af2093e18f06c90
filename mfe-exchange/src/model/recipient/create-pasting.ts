import { createEvent, createStore, sample } from 'effector';
import type { Event, EventCallable, Store, StoreWritable } from 'effector';

import type { DecimalString } from '@coinlane/shared-contracts/values';

import { planPayment } from '../../domain/payment-uri';
import type { PaymentMismatch, PaymentUriReading, PaymentUriRefusal } from '../../domain/payment-uri';
import type { Pair } from '../../domain/pair';
import type { Amounts } from '../amount';
import type { FieldName, FieldTyped, RecipientFields } from './recipient-fields';

/** What was pasted, and what it says when it is read as a payment URI. */
export type PastedText = { readonly text: string; readonly reading: PaymentUriReading };

/** What a payment link filled in, to be told and to be taken back. */
export type Filling = {
  readonly extraId: string | null;
  /** The amount now to be received. */
  readonly amount: DecimalString | null;
  /** An amount that the link asks for and nobody could promise. */
  readonly unfilledAmount: DecimalString | null;
  readonly mismatch: PaymentMismatch | null;
  /** The form as it was. */
  readonly before: { readonly fields: RecipientFields; readonly amounts: Amounts };
};

/** The amounts of the form, as far as a payment link touches them. */
export type AmountFields = {
  readonly $amounts: Store<Amounts>;
  /** Whether the pair has a fixed rate, which alone can promise a received amount. */
  readonly $mayPromise: Store<boolean>;
  readonly receiveChosen: EventCallable<DecimalString>;
  readonly amountsRestored: EventCallable<Amounts>;
};

type Options = {
  readonly $fields: StoreWritable<RecipientFields>;
  readonly $pair: Store<Pair | null>;
  readonly amounts: AmountFields;
  readonly fieldTyped: Event<FieldTyped>;
  readonly fieldLeft: EventCallable<FieldName>;
  readonly sidesSwapped: Event<unknown>;
};

const addressOfPayment = (reading: PaymentUriReading): string | undefined =>
  reading._tag === 'Payment' ? reading.address : undefined;

const fieldsOfPayment = (reading: PaymentUriReading): Partial<RecipientFields> | undefined => {
  if (reading._tag !== 'Payment') return undefined;
  return { recipient: reading.address, ...(reading.extraId === null ? {} : { extraId: reading.extraId }) };
};

const isByHand = ({ field, isPaste }: FieldTyped): boolean => field === 'recipient' && isPaste !== true;

type Form = {
  readonly pair: Pair | null;
  readonly fields: RecipientFields;
  readonly amounts: Amounts;
  readonly mayPromise: boolean;
};

/** What will be filled in, and what the form was before. */
const toFilling = (
  { pair, fields, amounts, mayPromise }: Form,
  reading: PaymentUriReading,
): Filling | null => {
  if (pair === null || reading._tag !== 'Payment') return null;
  const { amount, extraId, mismatch } = planPayment(reading, pair.to);
  return {
    extraId,
    amount: mayPromise ? amount : null,
    unfilledAmount: mayPromise ? null : amount,
    mismatch,
    before: { fields, amounts },
  };
};

type FillingOptions = Omit<Options, 'fieldLeft'> & {
  readonly read: Event<PaymentUriReading>;
  readonly typedByHand: Event<unknown>;
};

/** A payment link fills in address, extra id and amount at once, says so, and can be taken back as one. */
const createFilling = ({ $fields, $pair, amounts, sidesSwapped, read, typedByHand }: FillingOptions) => {
  const fillingUndone = createEvent();
  const form = {
    pair: $pair,
    fields: $fields,
    amounts: amounts.$amounts,
    mayPromise: amounts.$mayPromise,
  };
  const filled = sample({ clock: read, source: form, fn: toFilling });
  const $filling = createStore<Filling | null>(null, { serialize: 'ignore' })
    .on(filled, (_, filling) => filling)
    .reset(typedByHand, sidesSwapped);
  const amountFilled: Event<DecimalString> = filled.filterMap((filling) => filling?.amount ?? undefined);
  sample({ clock: amountFilled, target: amounts.receiveChosen });

  const undone: Event<Filling> = sample({ clock: fillingUndone, source: $filling }).filterMap(
    (filling) => filling ?? undefined,
  );
  sample({ clock: undone, fn: ({ before }) => before.fields, target: $fields });
  sample({
    clock: undone,
    filter: ({ amount }) => amount !== null,
    fn: ({ before }) => before.amounts,
    target: amounts.amountsRestored,
  });
  $filling.reset(undone);
  return { fillingUndone, undone, $filling };
};

/** What was pasted into the recipient field: a payment URI is taken apart, and the text is remembered to be compared. */
export const createPasting = (options: Options) => {
  const { $fields, fieldTyped, fieldLeft, sidesSwapped } = options;
  const recipientPasted = createEvent<PastedText>();
  const read = recipientPasted.map(({ reading }) => reading);
  const typedByHand = fieldTyped.filter({ fn: isByHand });
  // before the fields change: it keeps them as they were
  const { fillingUndone, undone, $filling } = createFilling({ ...options, read, typedByHand });

  /** What the clipboard held, until somebody types in the field. */
  const $pasted = createStore<string | null>(null, { serialize: 'ignore' }).reset(
    typedByHand,
    sidesSwapped,
    undone,
  );
  const $uriRefusal = createStore<PaymentUriRefusal | null>(null, { serialize: 'ignore' })
    .on(read, (_, reading) => (reading._tag === 'Refused' ? reading.reason : null))
    .reset(typedByHand, sidesSwapped);

  sample({ clock: recipientPasted, fn: ({ text }) => text.trim(), target: $pasted });
  sample({ clock: read.filterMap(addressOfPayment), target: $pasted });
  sample({
    clock: read.filterMap(fieldsOfPayment),
    source: $fields,
    fn: (fields, payment) => ({ ...fields, ...payment }),
    target: $fields,
  });
  sample({ clock: recipientPasted, fn: (): FieldName => 'recipient', target: fieldLeft });

  return { recipientPasted, fillingUndone, $filling, $pasted, $uriRefusal };
};

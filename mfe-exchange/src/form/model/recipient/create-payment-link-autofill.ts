import { createEvent, createStore, merge, sample } from 'effector';
import type { Event, EventCallable, Store, StoreWritable } from 'effector';

import { planPayment } from '@coinlane/chains/payment-uri';
import type { PaymentMismatch, PaymentRequest, PaymentUriReading } from '@coinlane/chains/payment-uri';
import type { DecimalString } from '@coinlane/shared-contracts/values';

import type { Pair } from '../../domain/pair';
import type { Amounts } from '../amount';
import type { RecipientFields } from './recipient-fields';

/** Values from a payment link in the form, and the data to undo them. */
export type PaymentLinkAutofill = {
  readonly payment: PaymentRequest;
  readonly extraId: string | null;
  /** The new receive amount. */
  readonly amount: DecimalString | null;
  /** An amount in the link that cannot be promised. */
  readonly unfilledAmount: DecimalString | null;
  readonly mismatch: PaymentMismatch | null;
  /** The form before the autofill. */
  readonly before: { readonly fields: RecipientFields; readonly amounts: Amounts };
};

/** Part of the amount model that the autofill uses. */
export type AmountFields = {
  readonly $amounts: Store<Amounts>;
  /** Whether the pair has a fixed rate: only a fixed rate can promise a receive amount. */
  readonly $canPromise: Store<boolean>;
  readonly receiveChosen: EventCallable<DecimalString>;
  readonly amountsRestored: EventCallable<Amounts>;
};

type Form = {
  readonly pair: Pair | null;
  readonly fields: RecipientFields;
  readonly amounts: Amounts;
  readonly canPromise: boolean;
};

/** Plans the autofill and saves the current form. */
const toAutofill = (
  { pair, fields, amounts, canPromise }: Form,
  reading: PaymentUriReading,
): PaymentLinkAutofill | null => {
  if (pair === null || reading._tag !== 'Payment') return null;
  const { amount, extraId, mismatch } = planPayment(reading, pair.to);
  return {
    payment: reading,
    extraId,
    amount: canPromise ? amount : null,
    unfilledAmount: canPromise ? null : amount,
    mismatch,
    before: { fields, amounts },
  };
};

/** Whether the new `to` resolves the mismatch with the link. */
const isMismatchResolved = (was: PaymentMismatch | null, now: PaymentMismatch | null): boolean =>
  was !== null && now?._tag !== 'OtherNetwork' && now?._tag !== was._tag;

/** Applies the link again for another `to`. Null: the link does not match it, or already matched the old one. */
const refill = (form: Form, was: PaymentLinkAutofill | null): PaymentLinkAutofill | null => {
  const autofill = was === null ? null : toAutofill(form, was.payment);
  if (was === null || autofill === null || !isMismatchResolved(was.mismatch, autofill.mismatch)) return null;
  // the extra ID from before the link belonged to the old currency
  const fields = { ...was.before.fields, extraId: '' };
  return { ...autofill, before: { ...autofill.before, fields } };
};

type Options = {
  readonly $fields: StoreWritable<RecipientFields>;
  readonly $pair: Store<Pair | null>;
  readonly amounts: AmountFields;
  readonly sidesSwapped: Event<unknown>;
  readonly read: Event<PaymentUriReading>;
  readonly typedByHand: Event<unknown>;
  /** `to` has changed, so the extra ID of the old currency was cleared. */
  readonly toReplaced: Event<unknown>;
};

type UndoOptions = Pick<Options, '$fields' | 'amounts'> & {
  readonly $autofill: StoreWritable<PaymentLinkAutofill | null>;
};

const createUndo = ({ $fields, amounts, $autofill }: UndoOptions) => {
  const autofillUndone = createEvent();
  const undone: Event<PaymentLinkAutofill> = sample({ clock: autofillUndone, source: $autofill }).filterMap(
    (autofill) => autofill ?? undefined,
  );
  sample({ clock: undone, fn: ({ before }) => before.fields, target: $fields });
  sample({
    clock: undone,
    filter: ({ amount }) => amount !== null,
    fn: ({ before }) => before.amounts,
    target: amounts.amountsRestored,
  });
  $autofill.reset(undone);
  return { autofillUndone, undone };
};

/** Fills in address, extra ID and amount from a payment link in one step. Undo also takes one step. */
export const createPaymentLinkAutofill = (options: Options) => {
  const { $fields, $pair, amounts, sidesSwapped, read, typedByHand, toReplaced } = options;
  const $autofill = createStore<PaymentLinkAutofill | null>(null, { serialize: 'ignore' });
  const form = {
    pair: $pair,
    fields: $fields,
    amounts: amounts.$amounts,
    canPromise: amounts.$canPromise,
  };
  const filled = sample({ clock: read, source: form, fn: toAutofill });
  const planned = sample({
    clock: toReplaced,
    source: { ...form, autofill: $autofill },
    fn: ({ autofill, ...now }) => refill(now, autofill),
  });
  $autofill.on([filled, planned], (_, autofill) => autofill).reset(typedByHand, sidesSwapped);

  const refilled: Event<PaymentLinkAutofill> = planned.filterMap((autofill) => autofill ?? undefined);
  sample({
    clock: refilled,
    source: $fields,
    fn: (fields, { extraId }) => ({ ...fields, extraId: extraId ?? '' }),
    target: $fields,
  });
  const amountFilled: Event<DecimalString> = merge([filled, planned]).filterMap(
    (autofill) => autofill?.amount ?? undefined,
  );
  sample({ clock: amountFilled, target: amounts.receiveChosen });

  return { ...createUndo({ $fields, amounts, $autofill }), refilled, $autofill };
};

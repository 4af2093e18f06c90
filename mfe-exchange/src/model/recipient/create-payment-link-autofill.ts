import { createEvent, createStore, merge, sample } from 'effector';
import type { Event, EventCallable, Store, StoreWritable } from 'effector';

import type { DecimalString } from '@coinlane/shared-contracts/values';

import { planPayment } from '../../domain/payment-uri';
import type { PaymentMismatch, PaymentRequest, PaymentUriReading } from '../../domain/payment-uri';
import type { Pair } from '../../domain/pair';
import type { Amounts } from '../amount';
import type { RecipientFields } from './recipient-fields';

/** What a payment link filled in, to be told and to be taken back. */
export type PaymentLinkAutofill = {
  readonly payment: PaymentRequest;
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

/** What will be filled in, and what the form was before. */
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

/** Whether the new `to` is what the link was about all along. */
const isMismatchResolved = (was: PaymentMismatch | null, now: PaymentMismatch | null): boolean =>
  was !== null && now?._tag !== 'OtherNetwork' && now?._tag !== was._tag;

/** The link once more, for another `to`; null: that is not what it is about, or it had been for the old one. */
const refill = (form: Form, was: PaymentLinkAutofill | null): PaymentLinkAutofill | null => {
  const autofill = was === null ? null : toAutofill(form, was.payment);
  if (was === null || autofill === null || !isMismatchResolved(was.mismatch, autofill.mismatch)) return null;
  // the extra id from before the link was for the old currency
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
  /** `to` became another currency; the extra id of the old one is gone. */
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

/** A payment link fills in address, extra id and amount at once, says so, and can be taken back as one. */
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

import { createStore, sample } from 'effector';
import type { Event, EventCallable, Store, StoreWritable } from 'effector';

import type { PaymentUriReading, PaymentUriRefusal } from '@coinlane/chains/payment-uri';

import type { Pair } from '../../domain/pair';
import { createPaymentLinkAutofill } from './create-payment-link-autofill';
import type { AmountFields } from './create-payment-link-autofill';
import type { FieldName, FieldTyped, RecipientFields } from './recipient-fields';

/** Pasted text, and the result of parsing it as a payment URI. */
export type PastedText = { readonly text: string; readonly reading: PaymentUriReading };

type Options = {
  readonly $fields: StoreWritable<RecipientFields>;
  readonly $pair: Store<Pair | null>;
  readonly amounts: AmountFields;
  readonly recipientPasted: Event<PastedText>;
  readonly fieldTyped: Event<FieldTyped>;
  readonly fieldLeft: EventCallable<FieldName>;
  readonly toReplaced: Event<unknown>;
  readonly sidesSwapped: Event<unknown>;
};

const addressOfPayment = (reading: PaymentUriReading): string | undefined =>
  reading._tag === 'Payment' ? reading.address : undefined;

const fieldsOfPayment = (reading: PaymentUriReading): Partial<RecipientFields> | undefined => {
  if (reading._tag !== 'Payment') return undefined;
  return { recipient: reading.address, ...(reading.extraId === null ? {} : { extraId: reading.extraId }) };
};

const isByHand = ({ field, isPaste }: FieldTyped): boolean => field === 'recipient' && isPaste !== true;

/**
 * Handles text pasted into the recipient field. Fills in the parts of a payment URI, and keeps the text for a
 * comparison with the field.
 */
export const createPasteModel = (options: Options) => {
  const { $fields, recipientPasted, fieldTyped, fieldLeft, sidesSwapped } = options;
  const read = recipientPasted.map(({ reading }) => reading);
  const typedByHand = fieldTyped.filter({ fn: isByHand });
  // created first, because it must read the fields before they change
  const { undone, ...autofill } = createPaymentLinkAutofill({ ...options, read, typedByHand });

  /** The pasted text, until the user types in the field. */
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

  return { ...autofill, $pasted, $uriRefusal };
};

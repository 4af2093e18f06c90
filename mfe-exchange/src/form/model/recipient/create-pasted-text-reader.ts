import { createEffect, createEvent, merge, sample } from 'effector';
import type { Event, EventCallable, Store } from 'effector';

import type { PaymentUriReading, RefundedAsset } from '@coinlane/chains/payment-uri';

import type { Pair } from '../../domain/pair';
import type { PastedText } from './create-paste-model';
import type { FieldName, FieldTyped } from './recipient-fields';

/** Complete text for an address field, from the clipboard or a QR code. It can be a payment link. */
export type PastedInput = { readonly field: 'recipient' | 'refundAddress'; readonly text: string };

/** Also contains the asset of a refund. An empty network means that the pair is unknown. */
export type TextToRead = PastedInput & RefundedAsset;

type ReadText = PastedInput & { readonly reading: PaymentUriReading };

type Options = {
  readonly $pair: Store<Pair | null>;
  readonly recipientPasted: EventCallable<PastedText>;
  readonly fieldTyped: EventCallable<FieldTyped>;
  readonly fieldLeft: EventCallable<FieldName>;
};

const asWritten = ({ text }: PastedInput): PaymentUriReading => ({ _tag: 'NotAUri', text: text.trim() });

const parsedText = (field: FieldName, text: string): FieldTyped => ({
  field,
  text,
  isPaste: true,
  isParsed: true,
});

/**
 * Values for the refund fields: address and extra ID of a payment link, otherwise the text itself. A refused link
 * is not changed, and the address check refuses it.
 */
const refundFieldsOf = ({ text, reading }: ReadText): readonly FieldTyped[] => {
  if (reading._tag !== 'Payment') return [parsedText('refundAddress', text.trim())];
  const address = parsedText('refundAddress', reading.address);
  return reading.extraId === null ? [address] : [address, parsedText('refundExtraId', reading.extraId)];
};

/**
 * Parses possible payment links through a port, because few users have one. If the parser fails to load, the field
 * gets the text itself.
 */
export const createPastedTextReader = ({ $pair, recipientPasted, fieldTyped, fieldLeft }: Options) => {
  const textPasted = createEvent<PastedInput>();
  const readPaymentFx = createEffect<TextToRead, PaymentUriReading>();
  sample({
    clock: textPasted,
    source: $pair,
    fn: (pair, given): TextToRead => ({
      ...given,
      network: pair?.from.network ?? '',
      tokenContract: pair?.from.tokenContract ?? null,
    }),
    target: readPaymentFx,
  });

  const read: Event<ReadText> = merge([
    readPaymentFx.done.map(({ params, result }) => ({ ...params, reading: result })),
    readPaymentFx.fail.map(({ params }) => ({ ...params, reading: asWritten(params) })),
  ]);
  const forRecipient = read.filter({ fn: ({ field }) => field === 'recipient' });
  const forRefund = read.filterMap((given) =>
    given.field === 'refundAddress' ? refundFieldsOf(given) : undefined,
  );
  sample({ clock: forRecipient, target: recipientPasted });
  sample({
    clock: forRecipient.filterMap(({ reading }) => (reading._tag === 'NotAUri' ? reading.text : undefined)),
    fn: (text) => parsedText('recipient', text),
    target: fieldTyped,
  });
  sample({ clock: forRefund.filterMap(([address]) => address), target: fieldTyped });
  sample({ clock: forRefund.filterMap(([, extraId]) => extraId), target: fieldTyped });
  sample({ clock: forRefund, fn: (): FieldName => 'refundAddress', target: fieldLeft });

  return { textPasted, readPaymentFx };
};

import { createEvent, createStore, sample } from 'effector';
import type { EventCallable } from 'effector';

import { parsePaymentUri } from '../../domain/payment-uri';
import type { FieldName, FieldTyped, PastedText } from '../recipient';

/** The two fields that can be scanned (spec §3 "Exchange form", `qrScannerVisibility`). */
export type ScannedField = 'recipientWallet' | 'refundWallet';

export type ScannerVisibility = Readonly<Record<ScannedField, boolean>>;

type Options = {
  readonly recipientPasted: EventCallable<PastedText>;
  readonly fieldTyped: EventCallable<FieldTyped>;
  readonly fieldLeft: EventCallable<FieldName>;
};

const HIDDEN: ScannerVisibility = { recipientWallet: false, refundWallet: false };

/** What a scanned text puts into the refund fields: a payment's address and extra id, else the text itself. */
export const refundFieldsOf = (text: string): readonly FieldTyped[] => {
  const reading = parsePaymentUri(text);
  if (reading._tag !== 'Payment') return [{ field: 'refundAddress', text: text.trim(), isPaste: true }];
  const address: FieldTyped = { field: 'refundAddress', text: reading.address, isPaste: true };
  return reading.extraId === null
    ? [address]
    : [address, { field: 'refundExtraId', text: reading.extraId, isPaste: true }];
};

/** Which field is being scanned for, and what becomes of the text: the same as if it had been pasted there. */
export const createQrScannerModel = ({ recipientPasted, fieldTyped, fieldLeft }: Options) => {
  const opened = createEvent<ScannedField>();
  const closed = createEvent();
  const scanned = createEvent<string>();

  const $visibility = createStore<ScannerVisibility>(HIDDEN, { serialize: 'ignore' })
    .on(opened, (_, field) => ({ ...HIDDEN, [field]: true }))
    .reset(closed);

  const found = sample({
    clock: scanned,
    source: $visibility,
    fn: (visibility, text) => ({ visibility, text }),
  });
  const forRecipient = found.filterMap(({ visibility, text }) =>
    visibility.recipientWallet ? text : undefined,
  );
  const forRefund = found.filterMap(({ visibility, text }) =>
    visibility.refundWallet ? refundFieldsOf(text) : undefined,
  );

  sample({
    clock: forRecipient,
    fn: (text): PastedText => ({ text, reading: parsePaymentUri(text) }),
    target: recipientPasted,
  });
  sample({
    clock: forRecipient.filterMap((text) =>
      parsePaymentUri(text)._tag === 'NotAUri' ? text.trim() : undefined,
    ),
    fn: (text): FieldTyped => ({ field: 'recipient', text, isPaste: true }),
    target: fieldTyped,
  });
  sample({ clock: forRefund.filterMap(([address]) => address), target: fieldTyped });
  sample({ clock: forRefund.filterMap(([, extraId]) => extraId), target: fieldTyped });
  sample({ clock: forRefund, fn: (): FieldName => 'refundAddress', target: fieldLeft });
  sample({ clock: [forRecipient, forRefund], fn: () => undefined, target: closed });

  return { opened, closed, scanned, $visibility };
};

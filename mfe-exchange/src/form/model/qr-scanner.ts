import { createEvent, createStore, sample } from 'effector';
import type { Event, EventCallable } from 'effector';

import type { PastedInput } from './recipient';
import { recipientFieldsModel } from './recipient';

/** The two fields that can be scanned (spec §3 "Exchange form", `qrScannerVisibility`). */
export type ScannedField = 'recipientWallet' | 'refundWallet';

export type ScannerVisibility = Readonly<Record<ScannedField, boolean>>;

type Options = {
  readonly textPasted: EventCallable<PastedInput>;
};

const HIDDEN: ScannerVisibility = { recipientWallet: false, refundWallet: false };

/** The field that is being scanned. Scanned text is handled like pasted text. */
export const createQrScannerModel = ({ textPasted }: Options) => {
  const opened = createEvent<ScannedField>();
  const closed = createEvent();
  const scanned = createEvent<string>();

  const $visibility = createStore<ScannerVisibility>(HIDDEN, { serialize: 'ignore' })
    .on(opened, (_, field) => ({ ...HIDDEN, [field]: true }))
    .reset(closed);

  const found: Event<PastedInput> = sample({
    clock: scanned,
    source: $visibility,
    fn: ({ recipientWallet, refundWallet }, text): PastedInput | null => {
      if (recipientWallet) return { field: 'recipient', text };
      return refundWallet ? { field: 'refundAddress', text } : null;
    },
  }).filterMap((given) => given ?? undefined);
  sample({ clock: found, target: textPasted });
  sample({ clock: found, fn: () => undefined, target: closed });

  return { opened, closed, scanned, $visibility };
};

export const qrScannerModel = createQrScannerModel(recipientFieldsModel);

import { createEffect, createEvent, createStore, sample } from 'effector';

import type { PaymentChoice } from '../domain/payment-method';
import { fiatModeModel } from './fiat-mode';

const NO_CHOICE: PaymentChoice = { kind: '', country: '' };

const isBlank = ({ kind, country }: PaymentChoice): boolean => kind === '' && country === '';

/** The payment methods are shown. Triggers reading the stored choice. */
const started = createEvent();
const picked = createEvent<Partial<PaymentChoice>>();
const readChoiceFx = createEffect<undefined, PaymentChoice | null>();
const writeChoiceFx = createEffect<PaymentChoice, unknown>();

const restored = readChoiceFx.doneData.filterMap((choice) => choice ?? undefined);
const $choice = createStore<PaymentChoice>(NO_CHOICE, { serialize: 'ignore' })
  .on(picked, (choice, change) => ({ ...choice, ...change }))
  // a choice from before the stored one was read takes precedence
  .on(restored, (choice, stored) => (isBlank(choice) ? stored : choice))
  // payment methods are not payout methods
  .on(fiatModeModel.kindPicked, (choice) => ({ ...choice, kind: '' }));

sample({ clock: started, fn: () => undefined, target: readChoiceFx });
sample({ clock: [picked, fiatModeModel.kindPicked], source: $choice, target: writeChoiceFx });

/**
 * Payment method and country of a fiat order, which survive a reload. A change of the pair keeps both. Orders of
 * coins ignore them.
 */
export const paymentChoiceModel = { started, picked, readChoiceFx, writeChoiceFx, $choice };

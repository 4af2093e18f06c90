import { createEffect, createEvent, createStore, sample } from 'effector';

import type { PaymentChoice } from '../domain/payment-method';
import { fiatModeModel } from './fiat-mode';

const NO_CHOICE: PaymentChoice = { kind: '', country: '' };

const isBlank = ({ kind, country }: PaymentChoice): boolean => kind === '' && country === '';

/** The ways to pay are shown. Reads the stored choice. */
const started = createEvent();
const picked = createEvent<Partial<PaymentChoice>>();
const readChoiceFx = createEffect<undefined, PaymentChoice | null>();
const writeChoiceFx = createEffect<PaymentChoice, unknown>();

const restored = readChoiceFx.doneData.filterMap((choice) => choice ?? undefined);
const $choice = createStore<PaymentChoice>(NO_CHOICE, { serialize: 'ignore' })
  .on(picked, (choice, change) => ({ ...choice, ...change }))
  // a choice that was made before the stored one was read takes precedence
  .on(restored, (choice, stored) => (isBlank(choice) ? stored : choice))
  // ways to pay are no ways to be paid out
  .on(fiatModeModel.kindPicked, (choice) => ({ ...choice, kind: '' }));

sample({ clock: started, fn: () => undefined, target: readChoiceFx });
sample({ clock: [picked, fiatModeModel.kindPicked], source: $choice, target: writeChoiceFx });

/**
 * Way to pay and country of an order in fiat, which survive a reload. A change of the pair keeps both; orders of coins
 * ignore them.
 */
export const paymentChoiceModel = { started, picked, readChoiceFx, writeChoiceFx, $choice };

import { createEvent, createStore } from 'effector';

import type { PaymentChoice } from '../domain/payment-method';
import { fiatModeModel } from './fiat-mode';

const picked = createEvent<Partial<PaymentChoice>>();
const $choice = createStore<PaymentChoice>({ kind: '', country: '' }, { serialize: 'ignore' })
  .on(picked, (choice, change) => ({ ...choice, ...change }))
  // ways to pay are no ways to be paid out
  .on(fiatModeModel.kindPicked, (choice) => ({ ...choice, kind: '' }));

/** Way to pay and country of an order in fiat. A change of the pair keeps both; orders of coins ignore them. */
export const paymentChoiceModel = { picked, $choice };

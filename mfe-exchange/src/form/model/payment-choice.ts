import { createEvent, createStore } from 'effector';

import type { PaymentChoice } from '../domain/payment-method';

const picked = createEvent<Partial<PaymentChoice>>();
const $choice = createStore<PaymentChoice>({ kind: '', country: '' }, { serialize: 'ignore' }).on(
  picked,
  (choice, change) => ({ ...choice, ...change }),
);

/** Way to pay and country of an order in fiat. A change of the pair keeps it; orders of coins ignore it. */
export const paymentChoiceModel = { picked, $choice };

import { combine, createStore } from 'effector';

import type { PaymentMethod } from '../domain/payment-method';
import { estimateModel } from './estimate';
import { pairModel } from './pair';

const $methods = estimateModel.$offers.map((offers) => offers?.methods ?? []);

const $last = createStore<readonly PaymentMethod[]>([], { serialize: 'ignore' })
  .on($methods, (last, methods) => (methods.length > 0 ? methods : last))
  .reset(pairModel.$pair);

/** Payment methods for the pair. During a request, the last known ones. */
export const $knownMethods = combine($methods, $last, (methods, last) =>
  methods.length > 0 ? methods : last,
);

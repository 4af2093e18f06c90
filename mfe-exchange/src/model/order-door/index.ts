import { combine, createStore } from 'effector';

import { doorOf, sourceOf } from '../../domain/transaction';
import { $isInMessagingApp } from '../settings';
import { urlStateModel } from '../url-state';

/** Which flow the form is open in: the exchange, the bridge, or the account's. */
export const $orderDoor = createStore<ReturnType<typeof doorOf>>('exchange').on(
  urlStateModel.locationChanged,
  (_, location) => doorOf(location),
);

/** What the next order says of where it is made. */
export const $orderSource = combine($orderDoor, $isInMessagingApp, sourceOf);

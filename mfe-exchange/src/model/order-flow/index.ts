import { combine, createStore } from 'effector';

import { orderFlowOf, sourceOf } from '../../domain/transaction';
import { $isInMessagingApp } from '../settings';
import { urlStateModel } from '../url-state';

/** Which flow the form is open in: the exchange, the bridge, or the account's. */
export const $orderFlow = createStore<ReturnType<typeof orderFlowOf>>('exchange').on(
  urlStateModel.locationChanged,
  (_, location) => orderFlowOf(location),
);

/** What the next order says of where it is made. */
export const $orderSource = combine($orderFlow, $isInMessagingApp, sourceOf);

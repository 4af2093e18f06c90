import { combine, createStore } from 'effector';

import { orderFlowOf, sourceOf } from '../domain/transaction-creation';
import { $isInMessagingApp } from '../../page/model/settings';
import { urlStateModel } from './url-state';

/** Flow of the form: the exchange, the bridge or the account. */
export const $orderFlow = createStore<ReturnType<typeof orderFlowOf>>('exchange').on(
  urlStateModel.locationChanged,
  (_, location) => orderFlowOf(location),
);

/** Source of the next order. */
export const $orderSource = combine($orderFlow, $isInMessagingApp, sourceOf);

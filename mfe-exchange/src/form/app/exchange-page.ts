import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { orderFlowOf } from '../domain/transaction-creation';
import { readCalculatorState, writeCalculatorState } from '../domain/url-state';

/** Spec §9 "Timing": the exchange page's URL, kept by the shell as a cookie for one day. */
const EXCHANGE_PAGE_KEY = 'exchangePage';

/** Address of the open exchange page: path and calculator parameters only. */
const openPage = ({ navigation }: RemoteProps): string => {
  const location = navigation.location();
  const state = writeCalculatorState('', readCalculatorState(location));
  const bridge = orderFlowOf(location) === 'bridge' ? `${state === '' ? '?' : '&'}bridge=true` : '';
  return `${navigation.href(location.pathname)}${state}${bridge}`;
};

/** Stores the current address of the exchange page and returns it. */
export const keepExchangePage = (props: RemoteProps): string => {
  const page = openPage(props);
  props.storage.write(EXCHANGE_PAGE_KEY, page);
  return page;
};

import { ordersCounted } from '@coinlane/shared-contracts/events';
import type { EventBus } from '@coinlane/shared-contracts/events';

import { COOKIES, STORED } from '../../storage';
import type { BrowserStorage } from '../../storage';

export type RunningOrder = { readonly transactionId: string; readonly from: string; readonly to: string };

/** Stored as "id FROM TO". */
const STORED_ORDER = /^([0-9a-z]{6,32}) (\S{1,20}) (\S{1,20})$/;

/**
 * Saves the running orders that a remote reports: their number in a cookie for the server, and the first one only
 * in this browser. Returns a function that reads the first one.
 */
export const followOrders = (
  bus: EventBus,
  { local, writeCookie }: Pick<BrowserStorage, 'local' | 'writeCookie'>,
): (() => RunningOrder | null) => {
  bus.subscribe(ordersCounted, ({ running, first }) => {
    writeCookie(COOKIES.orders, String(running));
    local.write(
      STORED.runningOrder,
      first === null ? '' : [first.transactionId, first.from, first.to].join(' '),
    );
  });
  return () => {
    const [, transactionId, from, to] = STORED_ORDER.exec(local.read(STORED.runningOrder) ?? '') ?? [];
    return transactionId === undefined || from === undefined || to === undefined
      ? null
      : { transactionId, from, to };
  };
};

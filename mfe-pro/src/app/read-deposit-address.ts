import { toPromise } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { fetchDepositAddress } from '../api/withdrawal';
import type { DepositAddress } from '../domain/withdrawal';

const OFFLINE: CallFailure = { _tag: 'Offline' };
const UNREADABLE: CallFailure = { _tag: 'Unreadable' };

const rules = () =>
  import(/* webpackChunkName: "address-checks" */ '../domain/address-check').catch(() =>
    Promise.reject(OFFLINE),
  );

/**
 * Deposit address and memo of a currency. Rejects if they break the rules of its network, so that they are never
 * shown.
 */
export const readDepositAddress =
  (http: HttpPort) =>
  async (currency: string): Promise<DepositAddress> => {
    const [target, { isCredited }] = await Promise.all([
      toPromise(fetchDepositAddress(http)(currency)),
      rules(),
    ]);
    return (await isCredited(target)) ? target : Promise.reject(UNREADABLE);
  };

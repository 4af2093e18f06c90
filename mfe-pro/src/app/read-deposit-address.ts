import { toPromise } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { fetchDepositAddress } from '../api/withdrawal';
import { isMemoOf } from '../domain/memo';
import type { DepositAddress } from '../domain/withdrawal';

const OFFLINE: CallFailure = { _tag: 'Offline' };
const UNREADABLE: CallFailure = { _tag: 'Unreadable' };

const rules = () =>
  import(/* webpackChunkName: "address-checks" */ '../domain/address-check').catch(() =>
    Promise.reject(OFFLINE),
  );

/** Deposit address and memo of a currency. Rejects if one breaks the rules of its network: it is never shown. */
export const readDepositAddress =
  (http: HttpPort) =>
  async (currency: string): Promise<DepositAddress> => {
    const [target, { isPayable }] = await Promise.all([
      toPromise(fetchDepositAddress(http)(currency)),
      rules(),
    ]);
    const { address, network, extraId } = target;
    return isMemoOf(network, extraId ?? '') && (await isPayable(address, network))
      ? target
      : Promise.reject(UNREADABLE);
  };

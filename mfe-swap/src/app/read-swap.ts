import { toPromise } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';

import { fetchSwap } from '../api/swap';
import type { Swap, SwapSide } from '../domain/swap-status';
import { networkOfChain } from '../domain/token';

/** False if the rules failed to load. */
const isPayable = async ({ address, blockchain }: SwapSide): Promise<boolean> => {
  const network = networkOfChain(blockchain);
  if (address === null || network === undefined) return false;
  try {
    const rules = await import(/* webpackChunkName: "address-checks" */ '../domain/address-check');
    return await rules.isPayable(address, network);
  } catch {
    return false;
  }
};

/**
 * Reads a token swap by ID. Omits a deposit address that breaks the rules of its network, so that it is never shown.
 */
export const readSwap =
  (http: HttpPort) =>
  async (id: string): Promise<Swap> => {
    const swap = await toPromise(fetchSwap(http)(id));
    const { payin } = swap;
    return (await isPayable(payin)) ? swap : { ...swap, payin: { ...payin, address: null, extraId: null } };
  };

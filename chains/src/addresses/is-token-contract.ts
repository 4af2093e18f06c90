import type { Network } from '@coinlane/shared-contracts/values';

import { accountOf } from '../accounts/index.ts';
import type { Account } from '../accounts/index.ts';

/** Contract of a listed token. */
export type TokenContract = { readonly network: Network; readonly contract: string };

const decoded = new WeakMap<readonly TokenContract[], ReadonlySet<Account | null>>();

const accountsOf = (contracts: readonly TokenContract[]): ReadonlySet<Account | null> => {
  const known = decoded.get(contracts);
  if (known !== undefined) return known;
  const accounts = new Set(contracts.map(({ network, contract }) => accountOf(network, contract)));
  decoded.set(contracts, accounts);
  return accounts;
};

/** Whether an address, in any form, is the contract of a listed token. Decodes each list once. */
export const isTokenContract = (
  address: string,
  network: Network,
  contracts: readonly TokenContract[],
): boolean => {
  const id = accountOf(network, address);
  return id !== null && accountsOf(contracts).has(id);
};

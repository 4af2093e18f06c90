import type { Network } from '@coinlane/shared-contracts/values';

import type { TokenContract } from './is-token-contract.ts';

type Listed = { readonly network: Network; readonly tokenContract: string | null };

/** Contracts of all listed tokens. Money sent to one of them is lost. */
export const tokenContractsOf = (currencies: readonly Listed[]): readonly TokenContract[] =>
  currencies.flatMap(({ network, tokenContract }) =>
    tokenContract === null ? [] : [{ network, contract: tokenContract }],
  );

import type { TokenContract } from './is-token-contract.ts';
import { KNOWN_CONTRACTS_BY_NETWORK } from './known-contracts.table.ts';

/** Well-known token contracts. A server adds them to the contracts of its listed currencies. */
export const KNOWN_CONTRACTS: readonly TokenContract[] = KNOWN_CONTRACTS_BY_NETWORK.flatMap(
  ([network, contracts]) => contracts.map((contract) => ({ network, contract })),
);

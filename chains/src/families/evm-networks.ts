import type { Network } from '@coinlane/shared-contracts/values';

/** Networks whose addresses are `0x` and 40 hex digits; the ones many people use come first. */
export const EVM_NETWORKS: readonly Network[] = [
  ...['eth', 'bsc', 'matic', 'arbitrum', 'base', 'op', 'cchain', 'zksync', 'linea', 'etc', 'ftm', 'celo'],
  ...['cro', 'btt', 'vet', 'theta', 'avaxc', 'avax', 'polygon', 'optimism', 'scroll', 'mantle', 'blast'],
  ...['sonic', 'ronin'],
];

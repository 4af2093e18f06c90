export { startChains } from './start-chains.ts';
export type { ChainsOptions, LocalChains } from './start-chains.ts';
export type { FundedKey, LocalChain, LocalNetwork } from './local-chain.ts';

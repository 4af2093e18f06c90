export { startChainLab } from './start-chain-lab.ts';
/** @public for tests of other packages */
export { startChains } from './start-chains.ts';
/** @public for tests of other packages */
export type { LocalChains } from './start-chains.ts';

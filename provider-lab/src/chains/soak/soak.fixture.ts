export type { MinedTransfer } from './chain-facts.fixture.ts';
export { createKillableProcess } from './killable-process.fixture.ts';
export { runSoak } from './run-soak.fixture.ts';
export { soakTime } from './soak-clock.fixture.ts';
export { PAGE_MS } from './soak-site.fixture.ts';
export type { SoakParts, SoakSite, Swap, Wish } from './soak-site.fixture.ts';
export { nodesOf } from '../start-chain-lab.ts';
export { depositOf, endOf, owedTo } from './swaps.fixture.ts';

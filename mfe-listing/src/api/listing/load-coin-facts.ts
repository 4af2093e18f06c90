import type { CoinFacts } from './coin-facts';

const NO_FACTS: CoinFacts = { networkName: (network) => network.toUpperCase(), coinListOf: () => null };

/**
 * Loads the names of networks and the lists of coins. Their tables are a separate chunk, because a server-rendered
 * page already has its rows. If the chunk fails to load, codes are shown.
 */
export const loadCoinFacts = (): Promise<CoinFacts> =>
  import(/* webpackChunkName: "networks" */ './coin-facts').then(
    ({ coinFacts }) => coinFacts,
    () => NO_FACTS,
  );

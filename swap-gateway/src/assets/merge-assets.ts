import { findNetwork } from '@coinlane/chains/networks';
import type { Network } from '@coinlane/shared-contracts/values';

import type { ProviderAsset } from '../provider.ts';
import type { Currency } from './currency.ts';

/** Ticker suffixes of well-known token standards. Other networks use their code. */
const SUFFIXES: Readonly<Partial<Record<string, string>>> = { eth: 'erc20', trx: 'trc20' };

const TICKER = /^[a-z0-9]{1,16}$/;
const MOST_NAME = 60;

/** Contracts of EVM networks are case-insensitive; other contracts are not. */
const contractKey = (network: Network, contract: string): string =>
  findNetwork(network)?.family === 'evm' ? contract.toLowerCase() : contract;

/** Identity of an asset: network and contract. Never its ticker, which anyone can choose. */
const assetIdOf = ({ network, contract }: Pick<ProviderAsset, 'network' | 'contract'>): string =>
  `${network}/${contract === null ? 'coin' : contractKey(network, contract)}`;

/** `btc`, `usdttrc20`, `etharbitrum`. */
const legacyTickerOf = ({ ticker, network, contract }: ProviderAsset): string => {
  if (contract === null && ticker === network) return ticker;
  return `${ticker}${(contract === null ? undefined : SUFFIXES[network]) ?? network}`;
};

/**
 * Whether an asset can be used. A provider's coin must be the network's native one: a token without its contract
 * would be ambiguous.
 */
const isUsable = ({ ticker, network, contract }: ProviderAsset): boolean => {
  const row = findNetwork(network);
  return row !== null && TICKER.test(ticker) && (contract !== null || ticker === row.coin);
};

const mostDecimals = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

const join = (currency: Currency, provider: string, asset: ProviderAsset): Currency => ({
  ...currency,
  decimals: mostDecimals(currency.decimals, asset.decimals),
  providers: new Map([...currency.providers, [provider, asset]]),
});

/**
 * Merges the providers' assets to one list of currencies. If two tokens have the same ticker on one network, that
 * of the earlier provider is used.
 */
export const mergeAssets = (
  lists: ReadonlyMap<string, readonly ProviderAsset[]>,
): ReadonlyMap<string, Currency> => {
  const byId = new Map<string, Currency>();
  const idOfTicker = new Map<string, string>();
  for (const [provider, assets] of lists) {
    for (const asset of assets.filter(isUsable)) {
      const id = assetIdOf(asset);
      const known = byId.get(id);
      const legacyTicker = known?.legacyTicker ?? legacyTickerOf(asset);
      if ((idOfTicker.get(legacyTicker) ?? id) !== id) continue;
      idOfTicker.set(legacyTicker, id);
      const { ticker, name, network, contract, decimals } = asset;
      byId.set(
        id,
        join(
          known ?? {
            ticker,
            legacyTicker,
            name: name.slice(0, MOST_NAME),
            network,
            contract,
            decimals,
            providers: new Map(),
          },
          provider,
          asset,
        ),
      );
    }
  }
  return new Map([...byId.values()].map((currency) => [currency.legacyTicker, currency]));
};

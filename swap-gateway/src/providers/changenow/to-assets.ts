import * as E from 'fp-ts/lib/Either.js';

import { findNetwork } from '@coinlane/chains/networks';

import type { ProviderAsset } from '../../provider.ts';
import { CurrencyRow } from './codecs.ts';

/** Key of an asset. ChangeNOW identifies it by ticker and network. */
export const keyOf = (ticker: string, network: string): string => `${ticker} ${network}`;
/** Ticker and network of an asset's key. */
export const sideOf = ({ key }: ProviderAsset): readonly [ticker: string, network: string] => {
  const [ticker = '', network = ''] = key.split(' ');
  return [ticker, network];
};

/** Assets in a reply of `GET /exchange/currencies`, on networks that the site knows. */
export const toAssets = (raw: unknown): readonly ProviderAsset[] => {
  const rows: readonly unknown[] = Array.isArray(raw) ? raw : [];
  return rows.flatMap((row) => {
    const decoded = CurrencyRow.decode(row);
    if (E.isLeft(decoded)) return [];
    const { ticker, name, network, tokenContract, isFiat, supportsFixedRate, buy, sell } = decoded.right;
    const known = findNetwork(network);
    if (known === null || isFiat || !buy || !sell) return [];
    return [
      {
        key: keyOf(ticker, network),
        ticker,
        name,
        network: known.code,
        contract: tokenContract,
        decimals: null,
        supportsFixedRate,
      },
    ];
  });
};

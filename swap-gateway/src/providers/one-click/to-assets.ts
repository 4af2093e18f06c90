import * as E from 'fp-ts/lib/Either.js';

import { lookUp } from '@coinlane/shared-contracts/values';

import type { ProviderAsset } from '../../provider.ts';
import { Token } from './codecs.ts';
import { NETWORKS } from './networks.table.ts';

/** Assets in a reply of `GET /v0/tokens`, on networks that the site knows. */
export const toAssets = (raw: unknown): readonly ProviderAsset[] => {
  const rows: readonly unknown[] = Array.isArray(raw) ? raw : [];
  return rows.flatMap((row) => {
    const token = Token.decode(row);
    if (E.isLeft(token)) return [];
    const { assetId, symbol, blockchain, contractAddress, decimals: places } = token.right;
    const network = lookUp(NETWORKS, blockchain)?.network;
    if (network === undefined) return [];
    return [
      {
        key: assetId,
        ticker: symbol.toLowerCase(),
        name: symbol,
        network,
        contract: contractAddress,
        decimals: places,
        supportsFixedRate: true,
      },
    ];
  });
};

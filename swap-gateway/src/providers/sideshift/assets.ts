import { findNetwork } from '@coinlane/chains/networks';
import { lookUp } from '@coinlane/shared-contracts/values';
import type { Network } from '@coinlane/shared-contracts/values';

import type { ProviderAsset } from '../../provider.ts';
import type { Coin } from './codecs.ts';

/** By network code of SideShift. Networks that are missing here are not offered. */
const NETWORKS: Readonly<Partial<Record<string, Network>>> = {
  ...{ bitcoin: 'btc', ethereum: 'eth', bsc: 'bsc', tron: 'trx', polygon: 'matic', avax: 'cchain' },
  ...{ arbitrum: 'arbitrum', optimism: 'op', base: 'base', solana: 'sol', litecoin: 'ltc', doge: 'doge' },
  ...{ dash: 'dash', bitcoincash: 'bch', ton: 'ton', ripple: 'xrp', stellar: 'xlm', cardano: 'ada' },
  ...{ monero: 'xmr', shielded: 'zec' },
};

/** A flag of a coin: for all of its networks, or for a list of them. */
const isOn = (flag: boolean | readonly string[], network: string): boolean =>
  typeof flag === 'boolean' ? flag : flag.includes(network);

/**
 * Network of the site. Null: the coin is not offered there. A payout of a currency with memos must be able to have
 * one.
 */
const networkOf = (row: Coin, code: string): Network | null => {
  const network = findNetwork(lookUp(NETWORKS, code) ?? '');
  const isOff = [row.fixedOnly, row.depositOffline, row.settleOffline].some((flag) => isOn(flag, code));
  if (network === null || isOff) return null;
  return network.extraId === null || row.networksWithMemo.includes(code) ? network.code : null;
};

/** Assets in a row of `GET /coins`. */
export const toAssets = (row: Coin): readonly ProviderAsset[] =>
  row.networks.flatMap((code) => {
    const network = networkOf(row, code);
    const { contractAddress: contract = null, decimals = null } = row.tokenDetails?.[code] ?? {};
    if (network === null) return [];
    const identity = { key: `${row.coin} ${code}`, ticker: row.coin.toLowerCase(), name: row.name };
    return [{ ...identity, network, contract, decimals, supportsFixedRate: !isOn(row.variableOnly, code) }];
  });

import { createHash } from 'node:crypto';

import { addr } from 'micro-eth-signer';
import { pubECDSA } from '@scure/btc-signer/utils.js';

import { COINS } from '../../coins.table.ts';
import type { LabCoin } from '../../coins.table.ts';
import { segwitAddress } from '../start-utxo-chain.ts';
import type { KillableLab } from './killable-lab.fixture.ts';

export const KINDS = ['agreed', 'over', 'under, refund', 'under, continue', 'double', 'late'] as const;
export type SwapKind = (typeof KINDS)[number];

export type Swap = {
  readonly id: string;
  readonly kind: SwapKind;
  readonly from: LabCoin;
  readonly to: LabCoin;
  readonly amountFrom: string;
  readonly amountTo: string;
  readonly recipient: string;
  readonly refundAddress: string;
};

const coin = (ticker: string, network: string): LabCoin => {
  const found = COINS.find((each) => each.ticker === ticker && each.network === network);
  if (found === undefined) throw new Error(`${ticker} on ${network} is missing`);
  return found;
};

const AMOUNTS: Readonly<Record<string, string>> = { eth: '0.5', usdt: '400', ltc: '2' };

/** Directions of the swaps, of the chains that run. */
export const pairsOf = (hasLitecoin: boolean): readonly (readonly [LabCoin, LabCoin])[] => {
  const [eth, arbitrum, usdt] = [coin('eth', 'eth'), coin('eth', 'arbitrum'), coin('usdt', 'eth')];
  const ltc = coin('ltc', 'ltc');
  const evm = [[eth, arbitrum] as const, [arbitrum, usdt] as const, [usdt, eth] as const];
  return hasLitecoin ? [...evm, [usdt, ltc], [ltc, eth], [ltc, usdt]] : evm;
};

/** An address that receives coins of one swap only. */
const ownAddress = (network: string, label: string): string => {
  const key = Uint8Array.from(createHash('sha256').update(label).digest());
  return network === 'ltc' ? segwitAddress(pubECDSA(key), 'ltc') : addr.fromPrivateKey(key);
};

/** Places an order. Its addresses are used by nothing else. */
export const placeSwap = async (
  { api }: KillableLab,
  at: number,
  kind: SwapKind,
  [from, to]: readonly [LabCoin, LabCoin],
): Promise<Swap> => {
  const recipient = ownAddress(to.network, `recipient ${String(at)}`);
  const refundAddress = ownAddress(from.network, `refund ${String(at)}`);
  const reply = await api('/exchange', {
    ...{ fromCurrency: from.ticker, fromNetwork: from.network, toCurrency: to.ticker, toNetwork: to.network },
    ...{
      fromAmount: AMOUNTS[from.ticker],
      toAmount: '',
      address: recipient,
      flow: 'standard',
      type: 'direct',
    },
    refundAddress,
  });
  return {
    ...{ id: String(reply['id']), kind, from, to, recipient, refundAddress },
    ...{ amountFrom: AMOUNTS[from.ticker] ?? '', amountTo: String(reply['toAmount']) },
  };
};

/** Share of the agreed amount that is deposited, in percent. */
export const shareOf = (kind: SwapKind): number => {
  if (kind === 'over') return 150;
  return kind === 'under, refund' || kind === 'under, continue' ? 40 : 100;
};

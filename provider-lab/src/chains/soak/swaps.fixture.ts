import { createHash } from 'node:crypto';

import Big from 'big.js';
import { addr } from 'micro-eth-signer';
import { pubECDSA } from '@scure/btc-signer/utils.js';

import { COINS } from '../../coins.table.ts';
import type { LabCoin } from '../../coins.table.ts';
import { toUnits } from '../settle.ts';
import { segwitAddress } from '../start-utxo-chain.ts';
import type { Swap, SwapKind, Wish } from './soak-site.fixture.ts';

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

/** An order whose addresses are used by nothing else. */
export const wishOf = (at: number, kind: SwapKind, [from, to]: readonly [LabCoin, LabCoin]): Wish => ({
  ...{ kind, from, to, amountFrom: AMOUNTS[from.ticker] ?? '' },
  recipient: ownAddress(to.network, `recipient ${String(at)}`),
  refundAddress: ownAddress(from.network, `refund ${String(at)}`),
});

/** Share of the agreed amount that is deposited, in percent. */
const shareOf = (kind: SwapKind): number => {
  if (kind === 'over') return 150;
  return kind === 'under, refund' || kind === 'under, continue' ? 40 : 100;
};

/** Amount of one deposit. */
export const depositOf = ({ kind, amountFrom }: Wish): string =>
  new Big(amountFrom).times(shareOf(kind)).div(100).toFixed();

/** Payments that the addresses of a swap receive in the end, by the rules of the lab's README. */
export const owedTo = (swap: Swap): { readonly paid: bigint; readonly returned: bigint } => {
  const deposit = toUnits(depositOf(swap), swap.from);
  const paid = toUnits(
    new Big(swap.amountTo).times(shareOf(swap.kind)).div(100).round(18, Big.roundDown).toFixed(),
    swap.to,
  );
  if (swap.kind === 'under, refund' || swap.kind === 'late') return { paid: 0n, returned: deposit };
  return { paid, returned: swap.kind === 'double' ? deposit : 0n };
};

/** Last status of a swap. */
export const endOf = ({ kind }: Wish): 'finished' | 'refunded' =>
  kind === 'under, refund' || kind === 'late' ? 'refunded' : 'finished';

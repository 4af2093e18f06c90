import { join } from 'node:path';

import type { LabCoin } from '../../coins.table.ts';
import { openLedger } from '../ledger.ts';
import type { LocalChains } from '../start-chains.ts';
import { balanceOf, feesOf } from './balances.fixture.ts';
import type { Swap } from './soak-site.fixture.ts';
import { owedTo } from './swaps.fixture.ts';

/** Differences between what the addresses of a swap have and what is owed to them. */
export const differencesOf = async (chains: LocalChains, swap: Swap): Promise<readonly string[]> => {
  const { paid, returned } = owedTo(swap);
  const actual = {
    paid: await balanceOf(chains, swap.to, [swap.recipient]),
    returned: await balanceOf(chains, swap.from, [swap.refundAddress]),
  };
  return actual.paid === paid && actual.returned === returned
    ? []
    : [
        `${swap.kind} ${swap.from.ticker}/${swap.from.network} to ${swap.to.ticker}/${swap.to.network}: paid ${String(actual.paid)} of ${String(paid)}, returned ${String(actual.returned)} of ${String(returned)}`,
      ];
};

const coinsOf = (swaps: readonly Swap[]): readonly LabCoin[] => [
  ...new Set(swaps.flatMap(({ from, to }) => [from, to])),
];

const keysOf = (chains: LocalChains, { network }: LabCoin): readonly string[] =>
  chains
    .chain(network as 'eth' | 'arbitrum' | 'ltc')
    .keys.slice(0, 3)
    .map(({ address }) => address);

/** Coins of the funded keys. */
export const fundsOf = (chains: LocalChains, swaps: readonly Swap[]): Promise<readonly bigint[]> =>
  Promise.all(coinsOf(swaps).map((coin) => balanceOf(chains, coin, keysOf(chains, coin))));

/** Per coin: what all addresses and all fees lack compared with the funds at the start. */
export const missingOf = async (
  chains: LocalChains,
  folder: string,
  swaps: readonly Swap[],
  before: readonly bigint[],
): Promise<Readonly<Record<string, string>>> => {
  const ledger = openLedger(join(folder, 'ledger.sqlite'));
  // orders without a page count as well: a server was killed before it showed them
  const deposits = ledger
    .orders()
    .map((record) => JSON.parse(record) as { readonly depositAddress: string; readonly from: LabCoin });
  const missing: Record<string, string> = {};
  for (const [at, coin] of coinsOf(swaps).entries()) {
    const { network, contract, ticker } = coin;
    const isOn = (other: LabCoin): boolean => other.network === network;
    const addresses = new Set([
      ...keysOf(chains, coin),
      ...deposits.filter(({ from }) => isOn(from)).map(({ depositAddress }) => depositAddress),
      ...swaps.filter(({ to }) => isOn(to)).map(({ recipient }) => recipient),
      ...swaps.filter(({ from }) => isOn(from)).map(({ refundAddress }) => refundAddress),
    ]);
    const after = await balanceOf(chains, coin, [...addresses]);
    const fees = contract === null ? await feesOf(chains, coin, ledger) : 0n;
    missing[`${ticker} on ${network}`] = String((before[at] ?? 0n) - after - fees);
  }
  ledger.close();
  return missing;
};

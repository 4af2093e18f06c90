import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Big from 'big.js';

import type { LabCoin } from '../../coins.table.ts';
import { openLedger } from '../ledger.ts';
import { toUnits } from '../settle.ts';
import { startChains } from '../start-chains.ts';
import type { LocalChains } from '../start-chains.ts';
import { balanceOf, feesOf } from './balances.fixture.ts';
import { createChaos, createDraw } from './chaos.fixture.ts';
import type { Draw } from './chaos.fixture.ts';
import { createKillableLab } from './killable-lab.fixture.ts';
import type { KillableLab } from './killable-lab.fixture.ts';
import { KINDS, pairsOf, placeSwap, shareOf } from './swaps.fixture.ts';
import type { Swap } from './swaps.fixture.ts';

const EIGHT_DAYS_MS = 8 * 86_400_000;
/** Most rounds of blocks until everything is final. */
const MOST_ROUNDS = 4_000;

export type SoakReport = {
  readonly swaps: number;
  readonly faults: Readonly<Record<string, number>>;
  /** Swaps whose addresses did not receive exactly what is owed. */
  readonly wrong: readonly string[];
  /** Per coin: what all addresses and all fees lack compared with the start. */
  readonly missing: Readonly<Record<string, string>>;
};

const amountOf = ({ kind, amountFrom }: Swap): string =>
  new Big(amountFrom).times(shareOf(kind)).div(100).toFixed();

/** Payments that the addresses of a swap receive in the end, by the rules of the lab's README. */
const owed = (swap: Swap): { readonly paid: bigint; readonly returned: bigint } => {
  const deposit = toUnits(amountOf(swap), swap.from);
  const paid = toUnits(
    new Big(swap.amountTo).times(shareOf(swap.kind)).div(100).round(18, Big.roundDown).toFixed(),
    swap.to,
  );
  if (swap.kind === 'under, refund' || swap.kind === 'late') return { paid: 0n, returned: deposit };
  return { paid, returned: swap.kind === 'double' ? deposit : 0n };
};

const endOf = ({ kind }: Swap): string =>
  kind === 'under, refund' || kind === 'late' ? 'refunded' : 'finished';

const mineAll = async ({ all }: LocalChains): Promise<void> => {
  await Promise.all(all.map((chain) => chain.mine()));
};

/** One step of the visitor: decides about a deposit that waits. Resolves with whether the swap is done. */
const visit = async ({ api }: KillableLab, swap: Swap): Promise<boolean> => {
  const { status, actionsAvailable } = await api(`/exchange/by-id?id=${swap.id}`);
  if (actionsAvailable === true)
    await (swap.kind === 'under, continue'
      ? api('/exchange/continue', { id: swap.id })
      : api('/exchange/refund', { id: swap.id, address: swap.refundAddress }));
  return status === endOf(swap);
};

const settleAll = async (
  chains: LocalChains,
  lab: KillableLab,
  swaps: readonly Swap[],
  act: () => Promise<void>,
): Promise<void> => {
  let open = swaps;
  for (let round = 0; open.length > 0; round += 1) {
    if (round > MOST_ROUNDS)
      throw new Error(`not settled: ${open.map(({ id, kind }) => `${id} ${kind}`).join(', ')}`);
    await mineAll(chains);
    if (round % 2 === 1) await act();
    const still: Swap[] = [];
    for (const swap of open) if (!(await visit(lab, swap))) still.push(swap);
    open = still;
  }
};

const compare = async (chains: LocalChains, swap: Swap): Promise<readonly string[]> => {
  const { paid, returned } = owed(swap);
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

/** The second deposits change no status: blocks until their addresses are right, and more to see a payment too many. */
const settleSecondDeposits = async (
  chains: LocalChains,
  lab: KillableLab,
  swaps: readonly Swap[],
): Promise<void> => {
  const isRight = async (): Promise<boolean> => {
    for (const swap of swaps) if ((await compare(chains, swap)).length > 0) return false;
    return true;
  };
  for (let round = 0; round < 100 && !(await isRight()); round += 1) {
    await mineAll(chains);
    await lab.api(`/exchange/by-id?id=${swaps[0]?.id ?? ''}`);
  }
  for (let left = 10; left > 0; left -= 1) {
    await mineAll(chains);
    await lab.api(`/exchange/by-id?id=${swaps[0]?.id ?? ''}`);
  }
};

const coinsOf = (swaps: readonly Swap[]): readonly LabCoin[] => [
  ...new Set(swaps.flatMap(({ from, to }) => [from, to])),
];

const keysOf = (chains: LocalChains, { network }: LabCoin): readonly string[] =>
  chains
    .chain(network as 'eth' | 'arbitrum' | 'ltc')
    .keys.slice(0, 3)
    .map(({ address }) => address);

const placeAll = async (lab: KillableLab, hasLitecoin: boolean, count: number, draw: Draw) => {
  const pairs = pairsOf(hasLitecoin);
  const swaps: Swap[] = [];
  for (let at = 0; at < count; at += 1) {
    const pair = pairs[draw(pairs.length)];
    if (pair === undefined) throw new Error('no pairs');
    swaps.push(await placeSwap(lab, at, KINDS[at % KINDS.length] ?? 'agreed', pair));
  }
  return swaps;
};

/** Runs swaps on local chains with faults, and compares what every address has at the end. */
export const runSoak = async (count: number, seed: number): Promise<SoakReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'coinlane-soak-'));
  const draw = createDraw(seed);
  const chains = await startChains();
  const lab = createKillableLab(folder, chains);
  try {
    await lab.start();
    const chaos = createChaos(chains, lab, draw);
    const swaps = await placeAll(
      lab,
      chains.all.some(({ network }) => network === 'ltc'),
      count,
      draw,
    );
    const coins = coinsOf(swaps);
    const before = await Promise.all(coins.map((coin) => balanceOf(chains, coin, keysOf(chains, coin))));
    for (const swap of swaps.filter(({ kind }) => kind !== 'late')) {
      await lab.deposit(swap.id, amountOf(swap));
      if (draw(4) === 0) await mineAll(chains);
      if (draw(6) === 0) await chaos.act();
    }
    await settleAll(
      chains,
      lab,
      swaps.filter(({ kind }) => kind !== 'late'),
      chaos.act,
    );
    lab.setAhead(EIGHT_DAYS_MS);
    for (const swap of swaps.filter(({ kind }) => kind === 'late' || kind === 'double'))
      await lab.deposit(swap.id, amountOf(swap));
    await settleAll(
      chains,
      lab,
      swaps.filter(({ kind }) => kind === 'late'),
      chaos.act,
    );
    await settleSecondDeposits(chains, lab, swaps);
    await lab.kill();
    return await report(chains, folder, swaps, before, Object.fromEntries(chaos.counts));
  } finally {
    await lab.kill();
    await chains.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const report = async (
  chains: LocalChains,
  folder: string,
  swaps: readonly Swap[],
  before: readonly bigint[],
  faults: Readonly<Record<string, number>>,
): Promise<SoakReport> => {
  const ledger = openLedger(join(folder, 'ledger.sqlite'));
  const deposits = ledger
    .orders()
    .map((record) => JSON.parse(record) as { readonly depositAddress: string; readonly from: LabCoin });
  const wrong: string[] = [];
  for (const swap of swaps) wrong.push(...(await compare(chains, swap)));
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
  return { swaps: swaps.length, faults, wrong, missing };
};

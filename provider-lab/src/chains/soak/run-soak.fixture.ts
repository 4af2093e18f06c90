import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startChains } from '../start-chains.ts';
import type { LocalChains } from '../start-chains.ts';
import { createChainFacts } from './chain-facts.fixture.ts';
import type { ChainFacts } from './chain-facts.fixture.ts';
import { createChaos } from './chaos.fixture.ts';
import { createDraw } from './draw.fixture.ts';
import type { Draw } from './draw.fixture.ts';
import { createKillableLab } from './killable-lab.fixture.ts';
import type { KillableLab } from './killable-lab.fixture.ts';
import { differencesOf, fundsOf, missingOf } from './report-soak.fixture.ts';
import { createSoakClock } from './soak-clock.fixture.ts';
import { KINDS, PAGE_MS } from './soak-site.fixture.ts';
import type { SoakParts, SoakSite, Swap } from './soak-site.fixture.ts';
import { depositOf, endOf, pairsOf, wishOf } from './swaps.fixture.ts';

const EIGHT_DAYS_MS = 8 * 86_400_000;
/** Most rounds of blocks until everything is final. */
const MOST_ROUNDS = 4_000;
/** Blocks without faults at the end: more than the most confirmations that a page waits for. */
const CALM_ROUNDS = 24;
/** Pages that are read at the same time. */
const PAGES_AT_ONCE = 10;

export type SoakReport = {
  readonly swaps: number;
  readonly faults: Readonly<Record<string, number>>;
  /** Swaps whose addresses did not receive exactly what is owed. */
  readonly wrong: readonly string[];
  /** Per coin: what all addresses and all fees lack compared with the start. */
  readonly missing: Readonly<Record<string, string>>;
  /** Pages that were compared with the chains. */
  readonly pages: number;
  readonly untrue: readonly string[];
  readonly blamed: readonly string[];
};

type Soak = {
  readonly chains: LocalChains;
  readonly lab: KillableLab;
  readonly site: SoakSite;
  readonly facts: ChainFacts;
  readonly act: (open: readonly Swap[]) => Promise<void>;
  readonly pass: (ms: number) => void;
  readonly draw: Draw;
  pages: number;
};

const mineAll = async ({ all }: LocalChains): Promise<void> => {
  await Promise.all(all.map((chain) => chain.mine()));
};

/** One block on each chain, at most one fault, and a look at the pages. Resolves with the swaps that have not ended. */
const runRound = async (soak: Soak, open: readonly Swap[], hasFault: boolean): Promise<readonly Swap[]> => {
  const { chains, lab, site, facts, act, pass } = soak;
  await mineAll(chains);
  await facts.refresh();
  if (hasFault) await act(open);
  await lab.round();
  await facts.refresh();
  pass(PAGE_MS);
  const still: Swap[] = [];
  for (let at = 0; at < open.length; at += PAGES_AT_ONCE) {
    const page = open.slice(at, at + PAGES_AT_ONCE);
    const statuses = await Promise.all(page.map((swap) => site.visit(swap)));
    still.push(...page.filter((swap, index) => statuses[index] !== endOf(swap)));
    soak.pages += page.length;
  }
  return still;
};

const settleAll = async (soak: Soak, swaps: readonly Swap[]): Promise<void> => {
  let open = swaps;
  for (let round = 0; open.length > 0; round += 1) {
    if (round > MOST_ROUNDS)
      throw new Error(`not settled: ${open.map(({ id, kind }) => `${id} ${kind}`).join(', ')}`);
    open = await runRound(soak, open, round % 2 === 1);
  }
};

const placeAll = async (
  { site, chains, facts, draw, act }: Soak,
  count: number,
): Promise<readonly Swap[]> => {
  const pairs = pairsOf(chains.all.some(({ network }) => network === 'ltc'));
  const swaps: Swap[] = [];
  for (let at = 0; at < count; at += 1) {
    const pair = pairs[draw(pairs.length)];
    if (pair === undefined) throw new Error('no pairs');
    swaps.push(await site.place(wishOf(at, KINDS[at % KINDS.length] ?? 'agreed', pair)));
    if (draw(12) === 0) await act(swaps);
    await facts.refresh();
  }
  return swaps;
};

/** Deposits of all swaps that are paid in time, with faults between them. */
const payAll = async ({ chains, lab, facts, draw, act }: Soak, swaps: readonly Swap[]): Promise<void> => {
  for (const swap of swaps) {
    await lab.deposit(swap.labId, depositOf(swap));
    if (draw(4) === 0) await mineAll(chains);
    await facts.refresh();
    if (draw(6) === 0) await act(swaps);
  }
};

const isRight = async (chains: LocalChains, swaps: readonly Swap[]): Promise<boolean> => {
  for (const swap of swaps) if ((await differencesOf(chains, swap)).length > 0) return false;
  return true;
};

/** Blocks without faults until all addresses are right, and more to see a payment too many. Every page shows the end. */
const endCalmly = async (soak: Soak, swaps: readonly Swap[]): Promise<readonly string[]> => {
  for (let round = 0; round < 100 && !(await isRight(soak.chains, swaps)); round += 1)
    await runRound(soak, [], false);
  for (let left = CALM_ROUNDS; left > 0; left -= 1) await runRound(soak, [], false);
  const still = await runRound(soak, swaps, false);
  return still.map(({ id, kind }) => `${id} ${kind}: its page does not show the end`);
};

const runAll = async (
  soak: Soak,
  count: number,
): Promise<
  Omit<SoakReport, 'faults' | 'missing'> & {
    readonly placed: readonly Swap[];
    readonly before: readonly bigint[];
  }
> => {
  const { chains, lab, site, facts, pass } = soak;
  await facts.refresh();
  const placed = await placeAll(soak, count);
  const before = await fundsOf(chains, placed);
  const punctual = placed.filter(({ kind }) => kind !== 'late');
  await payAll(soak, punctual);
  await settleAll(soak, punctual);
  pass(EIGHT_DAYS_MS);
  for (const swap of placed.filter(({ kind }) => kind === 'late' || kind === 'double'))
    await lab.deposit(swap.labId, depositOf(swap));
  await settleAll(
    soak,
    placed.filter(({ kind }) => kind === 'late'),
  );
  const unended = await endCalmly(soak, placed);
  const wrong: string[] = [];
  for (const swap of placed) wrong.push(...(await differencesOf(chains, swap)));
  return {
    ...{ swaps: placed.length, placed, before, wrong, pages: soak.pages },
    untrue: [...site.untrue(), ...unended],
    blamed: site.blamed(),
  };
};

/** Runs swaps on local chains with faults, and compares pages with the chains, and what every address has at the end. */
export const runSoak = async (
  count: number,
  seed: number,
  createSite: (parts: SoakParts) => SoakSite,
): Promise<SoakReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'coinlane-soak-'));
  const draw = createDraw(seed);
  const { pass } = createSoakClock(folder);
  const chains = await startChains();
  const lab = await createKillableLab(folder, chains);
  const facts = createChainFacts(chains);
  const site = createSite({ ...{ folder, chains, facts, draw, pass }, provider: lab.provider });
  try {
    await lab.start();
    await site.start();
    const chaos = createChaos({ chains, lab, site, draw });
    const soak: Soak = { ...{ chains, lab, site, facts, pass, draw }, act: chaos.act, pages: 0 };
    const { placed, before, ...report } = await runAll(soak, count);
    await site.stop();
    await lab.kill();
    const missing = await missingOf(chains, folder, placed, before);
    return { ...report, faults: Object.fromEntries(chaos.counts), missing };
  } finally {
    await site.stop();
    await lab.stop();
    await chains.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

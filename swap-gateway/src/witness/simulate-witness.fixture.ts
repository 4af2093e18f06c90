import { createOrderRefresher } from '../orders/refresh-orders.ts';
import type { Order } from '../orders/order.ts';
import type { Observation } from '../provider.ts';
import { watchProvider } from '../quotes/health.ts';
import { openSqliteStore } from '../store/open-store.ts';
import { aProvider } from '../testing/provider.fixture.ts';
import { createRandom } from '../testing/simulation/random.fixture.ts';
import { anOrder } from '../testing/stored-order.fixture.ts';
import { wireChain } from '../wire/wire-chain.ts';
import type { ChainReading, TransferQuery } from './chain-reading.ts';
import { FALSE_AT_ONCE, FALSE_IF_IT_STAYS } from './chain-view.ts';
import type { Doubt } from './chain-view.ts';
import {
  auditFinished,
  BLOCK_MS,
  isDuring,
  isHidden,
  LIES,
  plotOf,
  readChain,
  reportOf,
} from './simulated-chain.fixture.ts';
import type { Outage, Plot } from './simulated-chain.fixture.ts';
import { createWitness } from './witness.ts';

const LENGTH_MS = 420_000;
const STEP_MS = 1_000;
const OUTAGE_MS = 30_000;
/** A page of an order asks every 5 s (spec §9 "Timing"). */
const PAGE_MS = 5_000;

/** Doubts whose texts on the page name the provider. */
const NAMED_DOUBTS: ReadonlySet<Doubt> = new Set([...FALSE_AT_ONCE, ...FALSE_IF_IT_STAYS]);

const orderOf = ({ id, lie }: Plot, createdAtMs: number): Order => {
  const order = anOrder(id);
  const provider = lie === null ? 'honest' : 'liar';
  return {
    ...order,
    terms: { ...order.terms, provider, reference: id, createdAtMs, payoutAddress: `to-${id}` },
    state: { ...order.state, status: 'exchanging' },
  };
};

export type WitnessRun = {
  /** Orders that were shown as finished although the chain did not have the payout. */
  readonly falseFinished: readonly string[];
  /** Orders whose payout vanished, and that still count as finished after 30 s with a working node. */
  readonly staleFinished: readonly string[];
  /** Honest orders without a reorganisation that were not shown as finished in the end. */
  readonly unfinished: readonly string[];
  /** Lies by kind. */
  readonly lies: ReadonlyMap<string, number>;
  /** Longest time from the first read of a false report to the name of its provider. */
  readonly slowestNameMs: number;
  /** Longest time from the first read of a false report to the fact on `/ops` that names its order. */
  readonly slowestOpsMs: number;
  /** Longest time from the first read of a false report to the notice on the open page of its order. */
  readonly slowestNoticeMs: number;
  /** False reports that `/ops` did not show. */
  readonly notOnOps: readonly string[];
  /** Orders with a false report whose open page showed no notice. */
  readonly withoutNotice: readonly string[];
  /** Orders of the honest provider whose page blamed it. */
  readonly blamed: readonly string[];
  readonly named: readonly string[];
  /** False reports that were not named, except what an outage hid for good. */
  readonly unnamed: readonly string[];
};

/** Runs orders of an honest provider and of a liar on a simulated chain, with a node that fails at times. */
export const simulateWitness = async (seed: number, count: number): Promise<WitnessRun> => {
  const random = createRandom(seed);
  const clock = { ms: BLOCK_MS * 1_000 };
  const startMs = clock.ms;
  const now = () => clock.ms;
  const sinceStart = () => clock.ms - startMs;
  const plots = Array.from({ length: count }, (_, index) => plotOf(`o${String(index)}`, random));
  const byId = new Map(plots.map((plot) => [plot.id, plot]));
  const downFromMs = 100_000 + random.below(100_000);
  const outage: Outage = { fromMs: downFromMs, toMs: downFromMs + OUTAGE_MS };
  const isDown = () => isDuring(outage, sinceStart());
  const firstReadMs = new Map<string, number>();
  const namedAtMs = new Map<string, number>();
  const onOpsAtMs = new Map<string, number>();
  const noticedAtMs = new Map<string, number>();
  const node = {
    read: (query: TransferQuery) =>
      Promise.resolve<ChainReading>(
        isDown() ? { _tag: 'Unreadable' } : readChain(plots, query, sinceStart()),
      ),
  };
  const witness = createWitness({
    nodes: new Map([['eth', node]]),
    now,
    log: (text) => {
      const id = /order (\w+):/.exec(text)?.[1];
      if (id !== undefined) namedAtMs.set(`${text.split(':')[0] ?? ''} ${id}`, clock.ms);
      const fact = witness.falseReportsOf('liar')?.last ?? '';
      if (id !== undefined && fact.startsWith(`order ${id}:`)) onOpsAtMs.set(id, clock.ms);
    },
  });
  const read = (reference: string): Promise<Observation> => {
    const plot = byId.get(reference);
    if (plot === undefined) throw new Error(`unknown order ${reference}`);
    const report = reportOf(plot, sinceStart());
    // an outage before the second read postpones the name, a later one changes nothing
    if (isDown() && !namedAtMs.has(`liar ${reference}`)) firstReadMs.delete(reference);
    const isFirst = report.status === 'finished' && !isDown() && !firstReadMs.has(reference);
    if (isFirst) firstReadMs.set(reference, clock.ms);
    return Promise.resolve(report);
  };
  const store = await openSqliteStore(':memory:', now);
  for (const plot of plots) {
    const order = orderOf(plot, startMs);
    await store.intend({ key: plot.id, bodyHash: plot.id, provider: order.terms.provider });
    await store.claim(plot.id, 'intended');
    await store.place(plot.id, order, null, 1_000 + random.below(20_000));
  }
  const refresher = createOrderRefresher({
    store,
    providers: ['honest', 'liar'].map((id) => watchProvider(aProvider({ id, read }), now)),
    now,
    log: () => undefined,
    deadlineMs: 0,
    witness,
  });
  const [falseFinished, staleFinished] = [new Set<string>(), new Set<string>()];
  const audit = async (): Promise<void> => {
    for (const plot of plots) {
      const order = await store.find(plot.id);
      if (order?.state.status !== 'finished') continue;
      const verdict = auditFinished(plots, plot, sinceStart(), outage);
      if (verdict === 'stale' && !isDown()) staleFinished.add(plot.id);
      if (verdict === 'false') falseFinished.add(plot.id);
    }
  };
  // every second order has an open page
  const watched = plots.filter((_, index) => index % 2 === 0);
  const showPages = async (): Promise<void> => {
    for (const [index, { id }] of watched.entries()) {
      if ((sinceStart() + index * STEP_MS) % PAGE_MS !== 0) continue;
      const order = await refresher.fresh(id);
      const kind = order === null ? null : (wireChain(order.state, clock.ms).chainDoubt?.kind ?? null);
      if (kind !== null && NAMED_DOUBTS.has(kind) && !noticedAtMs.has(id)) noticedAtMs.set(id, clock.ms);
    }
  };
  while (sinceStart() < LENGTH_MS) {
    clock.ms += STEP_MS;
    while ((await refresher.sweep()) > 0);
    await showPages();
    if (sinceStart() % 15_000 === 0) await audit();
  }
  const ends = await Promise.all(plots.map(({ id }) => store.find(id)));
  await store.close();
  // an outage hid the other lies for good
  const isKnown = (plot: Plot): boolean => !isHidden(plot, outage);
  const lying = plots.filter((plot) => plot.lie !== null && isKnown(plot));
  const isNamed = (provider: string) => (plot: Plot) =>
    isKnown(plot) && namedAtMs.has(`${provider} ${plot.id}`);
  const slowest = (atMs: (id: string) => number | undefined): number =>
    Math.max(
      0,
      ...lying.flatMap(({ id }) => {
        const at = atMs(id);
        return at === undefined ? [] : [at - (firstReadMs.get(id) ?? at)];
      }),
    );
  return {
    falseFinished: [...falseFinished],
    staleFinished: [...staleFinished],
    unfinished: plots
      .filter(({ lie, payment }) => lie === null && payment?.removedAtMs === null)
      .flatMap(({ id }) => {
        const end = ends.find((order) => order?.terms.id === id);
        return end?.state.status === 'finished' ? [] : [id];
      }),
    lies: new Map(LIES.map((lie) => [lie, plots.filter((plot) => plot.lie === lie).length])),
    slowestNameMs: slowest((id) => namedAtMs.get(`liar ${id}`)),
    slowestOpsMs: slowest((id) => onOpsAtMs.get(id)),
    notOnOps: lying.map(({ id }) => id).filter((id) => !onOpsAtMs.has(id)),
    slowestNoticeMs: slowest((id) => noticedAtMs.get(id)),
    withoutNotice: watched
      .filter((plot) => lying.includes(plot) && !noticedAtMs.has(plot.id))
      .map(({ id }) => id),
    blamed: watched
      .filter((plot) => plot.lie === null && isKnown(plot) && noticedAtMs.has(plot.id))
      .map(({ id }) => id),
    named: ['honest', 'liar'].filter((provider) => plots.some(isNamed(provider))),
    unnamed: lying.map(({ id }) => id).filter((id) => !namedAtMs.has(`liar ${id}`)),
  };
};

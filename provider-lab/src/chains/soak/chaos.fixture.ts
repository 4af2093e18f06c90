import { setTimeout as wait } from 'node:timers/promises';

import type { LocalChain } from '../local-chain.ts';
import type { LocalChains } from '../start-chains.ts';
import type { Draw } from './draw.fixture.ts';
import type { KillableLab } from './killable-lab.fixture.ts';
import type { SoakSite, Swap } from './soak-site.fixture.ts';

const restartNode = async ({ kill, restart, mine }: LocalChain, draw: Draw): Promise<void> => {
  await kill();
  await restart();
  await mine(1 + draw(3));
};

/** Blocks without the payments that wait: their fees are raised. */
const ignorePayments = async ({ kind, call, mine }: LocalChain): Promise<void> => {
  if (kind === 'utxo') {
    const address = 'rltc1qus3eh483gv4n0vu4trh0dglwd6vz3q33g2djzf';
    for (let left = 5; left > 0; left -= 1) await call('generateblock', address, []).catch(() => undefined);
    return;
  }
  await call('anvil_setNextBlockBaseFeePerGas', '0x2540be400');
  await mine(3);
};

export type Chaos = {
  /** One fault. `open`: swaps whose pages are opened meanwhile. */
  readonly act: (open: readonly Swap[]) => Promise<void>;
  readonly counts: ReadonlyMap<string, number>;
};

type ChaosParts = {
  readonly chains: LocalChains;
  readonly lab: KillableLab;
  readonly site: SoakSite;
  readonly draw: Draw;
};

const MOST_PAGES = 12;
const MOST_WAIT_MS = 40;

const restartLab = async ({ kill, start }: KillableLab): Promise<void> => {
  await kill();
  await start();
};

/** Faults of the lab, the site, the nodes and the chains, one at a time. */
export const createChaos = ({ chains, lab, site, draw }: ChaosParts): Chaos => {
  const counts = new Map<string, number>();
  /** Opens pages, and makes the fault at a random moment of these calls. */
  const duringReads = async (open: readonly Swap[], fault: () => Promise<void>): Promise<void> => {
    const from = draw(Math.max(1, open.length));
    const reads = site.open(open.slice(from, from + MOST_PAGES));
    await wait(draw(MOST_WAIT_MS));
    await fault();
    await reads;
  };
  const actions: Readonly<Record<string, (chain: LocalChain, open: readonly Swap[]) => Promise<void>>> = {
    'killed lab': () => restartLab(lab),
    'killed lab during calls': (_, open) => duringReads(open, () => restartLab(lab)),
    'lab away': async (_, open) => {
      await lab.kill();
      await site.open(open.slice(0, MOST_PAGES));
      await lab.start();
    },
    'killed server': () => site.restart(),
    'killed server during calls': (_, open) => duringReads(open, site.restart),
    'killed node': (chain) => restartNode(chain, draw),
    'node away': async (chain, open) => {
      await chain.kill();
      await site.open(open.slice(0, MOST_PAGES));
      await chain.restart();
    },
    reorganisation: (chain) => chain.reorg(1 + draw(6)),
    'lossy reorganisation': (chain) => chain.reorg(1 + draw(6), { loses: true }),
    'lost mempool': (chain) => chain.dropMempool(),
    'ignored payments': ignorePayments,
  };
  // the fault that needs the most care is the most frequent
  const names = [...Object.keys(actions), ...Array.from({ length: 6 }, () => 'lossy reorganisation')];
  // each kind is drawn once before any kind is drawn again, so that all of them occur
  let left: readonly string[] = [];
  const nextName = (): string => {
    if (left.length === 0) left = names;
    const at = draw(left.length);
    const name = left[at] ?? '';
    left = left.toSpliced(at, 1);
    return name;
  };
  return {
    counts,
    act: async (open) => {
      const name = nextName();
      const chain = chains.all[draw(chains.all.length)];
      if (chain === undefined) return;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      await actions[name]?.(chain, open);
    },
  };
};

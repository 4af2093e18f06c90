import type { LocalChain } from '../local-chain.ts';
import type { LocalChains } from '../start-chains.ts';
import type { KillableLab } from './killable-lab.fixture.ts';

/** Next number from 0 to below `below`. */
export type Draw = (below: number) => number;

/** Generator `mulberry32`. */
export const createDraw = (seed: number): Draw => {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

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

export type Chaos = { readonly act: () => Promise<void>; readonly counts: ReadonlyMap<string, number> };

/** Faults of the lab, its nodes and the chains, one at a time. */
export const createChaos = (chains: LocalChains, lab: KillableLab, draw: Draw): Chaos => {
  const counts = new Map<string, number>();
  const actions: Readonly<Record<string, (chain: LocalChain) => Promise<void>>> = {
    'killed lab': async () => {
      await lab.kill();
      await lab.start();
    },
    'killed node': (chain) => restartNode(chain, draw),
    reorganisation: (chain) => chain.reorg(1 + draw(6)),
    'lossy reorganisation': (chain) => chain.reorg(1 + draw(6), { loses: true }),
    'lost mempool': (chain) => chain.dropMempool(),
    'ignored payments': ignorePayments,
  };
  // the fault that needs the most care is the most frequent
  const names = [...Object.keys(actions), ...Array.from({ length: 4 }, () => 'lossy reorganisation')];
  return {
    counts,
    act: async () => {
      const name = names[draw(names.length)] ?? '';
      const chain = chains.all[draw(chains.all.length)];
      if (chain === undefined) return;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      await actions[name]?.(chain);
    },
  };
};

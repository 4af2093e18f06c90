import type { LabCoin } from '../../coins.table.ts';
import type { Block, ChainPort } from '../chain-port.ts';
import { chainPortOf } from '../start-chain-lab.ts';
import type { LocalChains } from '../start-chains.ts';

/** A transfer that is on a chain now. */
export type MinedTransfer = {
  readonly txid: string;
  readonly units: bigint;
  /** Blocks since the transfer, its own included. */
  readonly confirmations: number;
};

/** Transfers on all chains, read from the nodes. */
export type ChainFacts = {
  /** Reads the chains again. All nodes must run. */
  readonly refresh: () => Promise<void>;
  /** Oldest first. */
  readonly transfersTo: (coin: LabCoin, address: string) => readonly MinedTransfer[];
  /** Most confirmations that a transaction had at any refresh. */
  readonly mostConfirmations: (txid: string) => number;
};

type KnownChain = { readonly port: ChainPort; blocks: readonly Block[] };

const readAgain = async (chain: KnownChain): Promise<void> => {
  const { port } = chain;
  const height = await port.height();
  let blocks = chain.blocks.filter((block) => block.height <= height);
  for (let last = blocks.at(-1); last !== undefined; last = blocks.at(-1)) {
    if ((await port.block(last.height)).hash === last.hash) break;
    blocks = blocks.slice(0, -1);
  }
  const added: Block[] = [];
  for (let next = (blocks.at(-1)?.height ?? 0) + 1; next <= height; next += 1)
    added.push(await port.block(next));
  chain.blocks = [...blocks, ...added];
};

/** Creates the facts of running chains. */
export const createChainFacts = ({ all }: LocalChains): ChainFacts => {
  const chains = all.map((chain): KnownChain => ({ port: chainPortOf(chain), blocks: [] }));
  const most = new Map<string, number>();
  const remember = ({ blocks }: KnownChain): void => {
    for (const [above, { transfers }] of [...blocks].reverse().entries())
      for (const { txid } of transfers) most.set(txid, Math.max(most.get(txid) ?? 0, above + 1));
  };
  return {
    refresh: async () => {
      await Promise.all(chains.map(readAgain));
      for (const chain of chains) remember(chain);
    },
    transfersTo: ({ network, contract }, address) => {
      const blocks = chains.find(({ port }) => port.network === network)?.blocks ?? [];
      const height = blocks.at(-1)?.height ?? 0;
      return blocks.flatMap((block) =>
        block.transfers
          .filter((transfer) => transfer.address === address && transfer.contract === contract)
          .map(({ txid, units }) => ({ txid, units, confirmations: height - block.height + 1 })),
      );
    },
    mostConfirmations: (txid) => most.get(txid) ?? 0,
  };
};

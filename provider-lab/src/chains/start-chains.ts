import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { LocalChain, LocalNetwork } from './local-chain.ts';
import { startEvmChain } from './start-evm-chain.ts';
import { findLitecoind, startUtxoChain } from './start-utxo-chain.ts';

/**
 * Chain IDs of the local chains. They differ from those of the real networks, so that a transaction is valid on
 * only one of them.
 */
export const DEV_CHAIN_IDS = { eth: 31_337, arbitrum: 31_338 } as const;

const NETWORKS: readonly LocalNetwork[] = ['eth', 'arbitrum', 'ltc'];

export type ChainsOptions = {
  /** Default: all. */
  readonly networks?: readonly LocalNetwork[];
  /** Folder of the chains' data. Default: a temporary one, which `stop` removes. */
  readonly folder?: string;
};

export type LocalChains = {
  readonly all: readonly LocalChain[];
  /** Throws if the chain is not running. */
  readonly chain: (network: LocalNetwork) => LocalChain;
  /** Chains that could not be started, with the reason. */
  readonly missing: readonly { readonly network: LocalNetwork; readonly reason: string }[];
  readonly stop: () => Promise<void>;
};

const NO_LITECOIND =
  'litecoind is not installed: install it (Debian: apt-get install litecoind), or set LITECOIND to its path';

/**
 * Starts local chains with funded keys: `eth` and `arbitrum` with anvil, and `ltc` with litecoind in regtest mode
 * if it is installed. They end with this process.
 */
export const startChains = async ({
  networks = NETWORKS,
  folder,
}: ChainsOptions = {}): Promise<LocalChains> => {
  const place = folder ?? mkdtempSync(join(tmpdir(), 'coinlane-chains-'));
  mkdirSync(place, { recursive: true });
  const lacksLitecoind = findLitecoind() === null;
  const wanted = networks.filter((network) => network !== 'ltc' || !lacksLitecoind);
  const started = await Promise.allSettled(
    wanted.map((network) =>
      network === 'ltc'
        ? startUtxoChain({ folder: place })
        : startEvmChain({ network, chainId: DEV_CHAIN_IDS[network], folder: place }),
    ),
  );
  const all = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async (): Promise<void> => {
    await Promise.all(all.map((chain) => chain.stop()));
    if (folder === undefined) rmSync(place, { recursive: true, force: true });
  };
  const failed = started.find((result) => result.status === 'rejected');
  if (failed !== undefined) {
    await stop();
    const reason: unknown = failed.reason;
    throw reason;
  }
  return {
    all,
    chain: (network) => {
      const found = all.find((each) => each.network === network);
      if (found === undefined) throw new Error(`there is no local chain of ${network}`);
      return found;
    },
    missing: networks
      .filter((network) => !wanted.includes(network))
      .map((network) => ({ network, reason: NO_LITECOIND })),
    stop,
  };
};

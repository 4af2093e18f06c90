import { renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import * as t from 'io-ts';

import { decode } from './decode.ts';
import { createRpc } from './json-rpc.ts';
import type { RpcCall } from './json-rpc.ts';
import type { FundedKey, LocalChain, LocalNetwork } from './local-chain.ts';
import { createNodeProcess, freePort } from './node-process.ts';
import { deployTestToken } from './test-token.ts';
import { memoryOf } from './memory-of.ts';

/** Accounts of anvil's published mnemonic. Each starts with 10,000 coins. */
const EVM_KEYS: readonly FundedKey[] = [
  {
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  },
  {
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    privateKey: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  },
  {
    address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    privateKey: '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  },
  {
    address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
    privateKey: '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
  },
];

const ARCHITECTURES: Readonly<Partial<Record<string, string>>> = { x64: 'amd64', arm64: 'arm64' };
const SYSTEMS: Readonly<Partial<Record<string, string>>> = { linux: 'linux', darwin: 'darwin' };

/**
 * Path of the program itself, because its wrapper would outlive a killed parent. Throws if there is no package for
 * this machine.
 */
const findAnvil = (): string => {
  const system = SYSTEMS[process.platform];
  const architecture = ARCHITECTURES[process.arch];
  if (system === undefined || architecture === undefined)
    throw new Error(`anvil has no package for ${process.platform} on ${process.arch}`);
  return createRequire(import.meta.url).resolve(`@foundry-rs/anvil-${system}-${architecture}/bin/anvil`);
};

const Block = t.type({ transactions: t.array(t.string) });
const Pool = t.type({ pending: t.record(t.string, t.record(t.string, t.type({ hash: t.string }))) });

const hex = (value: number): string => `0x${value.toString(16)}`;

const heightOf = async (call: RpcCall): Promise<number> =>
  Number(decode(t.string, await call('eth_blockNumber')));

/** Signed transactions of the last blocks, oldest first. */
const lastTransactions = async (call: RpcCall, blocks: number): Promise<readonly string[]> => {
  const height = await heightOf(call);
  const all: string[] = [];
  for (let at = Math.max(1, height - blocks + 1); at <= height; at += 1) {
    const { transactions } = decode(Block, await call('eth_getBlockByNumber', hex(at), false));
    for (const hash of transactions) all.push(decode(t.string, await call('debug_getRawTransaction', hash)));
  }
  return all;
};

const pendingHashes = async (call: RpcCall): Promise<readonly string[]> => {
  const { pending } = decode(Pool, await call('txpool_content'));
  return Object.values(pending).flatMap((bySender) => Object.values(bySender).map(({ hash }) => hash));
};

const reorganise = async (call: RpcCall, depth: number, loses: boolean): Promise<void> => {
  const height = await heightOf(call);
  const blocks = Math.min(depth, height - 1);
  if (blocks < 1) return;
  const transactions = loses ? [] : await lastTransactions(call, blocks);
  await call('anvil_reorg', blocks, []);
  // refused if a later transaction of the same account replaced it
  for (const transaction of transactions)
    await call('eth_sendRawTransaction', transaction).catch(() => undefined);
  await call('evm_mine');
};

/** Writes the whole chain to a file, which anvil reads at its next start. */
const save = async (call: RpcCall, file: string): Promise<void> => {
  const dump = decode(t.string, await call('anvil_dumpState', true));
  writeFileSync(`${file}.new`, gunzipSync(Buffer.from(dump.slice(2), 'hex')));
  renameSync(`${file}.new`, file);
};

export type EvmChainOptions = {
  readonly network: LocalNetwork;
  readonly chainId: number;
  readonly folder: string;
};

/** Starts anvil with a state that survives restarts, and mines the first block of a new chain. */
export const startEvmChain = async ({ network, chainId, folder }: EvmChainOptions): Promise<LocalChain> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${String(port)}`;
  const call = createRpc(url);
  const state = join(folder, `${network}.json`);
  const node = createNodeProcess({
    program: findAnvil(),
    args: [
      ...['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId), '--quiet'],
      ...['--no-mining', '--accounts', String(EVM_KEYS.length), '--no-cors', '--threads', '1'],
      ...['--state', state],
      ...['--preserve-historical-states', '--order', 'fifo', '--block-base-fee-per-gas', '1000000000'],
    ],
    isReady: () =>
      call('eth_chainId').then(
        () => true,
        () => false,
      ),
  });
  const start = async (): Promise<void> => {
    await node.start();
    await deployTestToken(
      call,
      EVM_KEYS.map(({ address }) => address),
    );
    if ((await heightOf(call)) === 0) await call('evm_mine');
  };
  await start();
  return {
    ...{ kind: 'evm', network, url, call, keys: EVM_KEYS },
    mine: async (blocks = 1) => {
      for (let left = blocks; left > 0; left -= 1) await call('evm_mine');
    },
    reorg: (depth, { loses = false } = {}) => reorganise(call, depth, loses),
    dropMempool: async () => {
      for (const hash of await pendingHashes(call)) await call('anvil_dropTransaction', hash);
    },
    kill: async () => {
      await save(call, state);
      await node.kill();
    },
    restart: start,
    stop: node.stop,
    memoryBytes: () => memoryOf(node.pid()),
  };
};

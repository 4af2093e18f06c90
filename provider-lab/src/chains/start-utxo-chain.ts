import { createHash, randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { bech32 } from '@scure/base';
import { p2wpkh } from '@scure/btc-signer';
import { pubECDSA } from '@scure/btc-signer/utils.js';
import * as t from 'io-ts';

import { decode } from './decode.ts';
import { createRpc } from './json-rpc.ts';
import type { RpcCall } from './json-rpc.ts';
import type { FundedKey, LocalChain } from './local-chain.ts';
import { createNodeProcess, freePort } from './node-process.ts';
import { memoryOf } from './memory-of.ts';

const PROGRAMS = ['/usr/bin/litecoind', '/usr/local/bin/litecoind'];
/** Index of the key that receives the rewards of all blocks after the first keys are funded. */
const MINER = 3;
const FUNDED_BLOCKS = 60;
/** Number of blocks until a block reward can be spent. */
const MATURITY = 100;

/** Path of litecoind, or null. `LITECOIND` sets another one. */
export const findLitecoind = (): string | null =>
  [process.env['LITECOIND'], ...PROGRAMS].find((path) => path !== undefined && existsSync(path)) ?? null;

/** Address of a public key, with the prefix of the main network or of regtest. The script is the same. */
export const segwitAddress = (publicKey: Uint8Array, prefix: 'ltc' | 'rltc'): string =>
  bech32.encode(prefix, [0, ...bech32.toWords(p2wpkh(publicKey).hash)]);

const keyOf = (at: number): Uint8Array =>
  Uint8Array.from(
    createHash('sha256')
      .update(`coinlane local chain ${String(at)}`)
      .digest(),
  );

/** Keys for a local chain only. They are public: anyone can derive them. */
const UTXO_KEYS: readonly FundedKey[] = [0, 1, 2, MINER].map((at) => ({
  address: segwitAddress(pubECDSA(keyOf(at)), 'ltc'),
  privateKey: `0x${Buffer.from(keyOf(at)).toString('hex')}`,
}));

const regtestAddress = (at: number): string => segwitAddress(pubECDSA(keyOf(at)), 'rltc');

/** Writes the chain to disk, as a side effect of this call. Otherwise a killed node would lose all of it. */
const flush = (call: RpcCall): Promise<unknown> => call('gettxoutsetinfo', 'none').catch(() => undefined);

const mine = async (call: RpcCall, blocks: number, address = regtestAddress(MINER)): Promise<void> => {
  await call('generatetoaddress', blocks, address);
};

/** The first three keys get the rewards of 60 blocks each. The remaining blocks make these rewards spendable. */
const fund = async (call: RpcCall): Promise<void> => {
  if (decode(t.number, await call('getblockcount')) >= FUNDED_BLOCKS * 3 + MATURITY) return;
  for (const at of [0, 1, 2]) await mine(call, FUNDED_BLOCKS, regtestAddress(at));
  await mine(call, MATURITY);
};

const reorganise = async (call: RpcCall, depth: number, loses: boolean): Promise<void> => {
  const height = decode(t.number, await call('getblockcount'));
  await call('invalidateblock', await call('getblockhash', height - depth + 1));
  // another receiver, because a block that equals the invalid one would be refused
  const address = regtestAddress(randomInt(1_000, 2 ** 40));
  if (!loses) return mine(call, depth + 1, address);
  for (let left = depth + 1; left > 0; left -= 1) await call('generateblock', address, []);
};

/** Starts `litecoind -regtest` and funds the keys. Rejects if it is not installed. */
export const startUtxoChain = async ({ folder }: { readonly folder: string }): Promise<LocalChain> => {
  const program = findLitecoind();
  if (program === null) throw new Error('litecoind is not installed');
  const port = await freePort();
  const data = join(folder, 'ltc');
  mkdirSync(data, { recursive: true });
  const password = randomBytes(16).toString('hex');
  const url = `http://lab:${password}@127.0.0.1:${String(port)}`;
  const call = createRpc(url);
  const isReady = (): Promise<boolean> =>
    call('getblockcount').then(
      () => true,
      () => false,
    );
  const args = [
    ...['-regtest', `-datadir=${data}`, '-server', '-listen=0', '-disablewallet', '-printtoconsole=0'],
    ...[`-rpcport=${String(port)}`, '-rpcbind=127.0.0.1', '-rpcallowip=127.0.0.1', '-rpcuser=lab'],
    ...[`-rpcpassword=${password}`, '-txindex=1', '-dbcache=4', '-maxmempool=5', '-par=1', '-rpcthreads=2'],
    '-persistmempool=0',
    // disables MWEB, because nothing here reads its extension blocks
    '-vbparams=mweb:9223372036854775806:9223372036854775807',
  ];
  const node = createNodeProcess({ program, args, isReady });
  // litecoind 0.21 removes the transactions of its mempool only together with the mempool
  const kill = async (): Promise<void> => {
    await flush(call);
    await node.kill();
  };
  const forgetMempool = async (): Promise<void> => {
    await kill();
    await node.start();
  };
  await node.start();
  await fund(call);
  return {
    ...{ kind: 'utxo', network: 'ltc', url, call, keys: UTXO_KEYS },
    mine: (blocks = 1) => mine(call, blocks),
    reorg: async (depth, { loses = false } = {}) => {
      await reorganise(call, depth, loses);
      if (loses) await forgetMempool();
    },
    dropMempool: forgetMempool,
    kill,
    restart: node.start,
    // a graceful end takes seconds
    stop: kill,
    memoryBytes: () => memoryOf(node.pid()),
  };
};

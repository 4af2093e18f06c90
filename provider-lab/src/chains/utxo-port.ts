import { createHmac } from 'node:crypto';

import { bech32 } from '@scure/base';
import { Address, OutScript, p2wpkh, Transaction } from '@scure/btc-signer';
import { pubECDSA } from '@scure/btc-signer/utils.js';
import Big from 'big.js';
import * as t from 'io-ts';

import { DecimalFromWire, parseJson } from '@coinlane/shared-contracts/codecs';

import type { Block, ChainPort, PaymentIntent, Transfer, Wallet } from './chain-port.ts';
import { decode } from './decode.ts';
import { RpcError } from './json-rpc.ts';
import type { RpcCall } from './json-rpc.ts';
import type { FundedKey } from './local-chain.ts';
import { FINAL_DEPTH } from './settle.ts';
import { segwitAddress } from './start-utxo-chain.ts';

const REGTEST_GENESIS = '530827f38f93b43ed12af0b3ad25a288dc02ed74d6d7857862df51fc56c416f9';
/** Addresses as on the main network, because the site accepts no others. The node sees only their scripts. */
const LITECOIN = { bech32: 'ltc', pubKeyHash: 0x30, scriptHash: 0x32, wif: 0xb0 };
const OLD_SCRIPT_HASH = { ...LITECOIN, scriptHash: 0x05 };

/** Fee in the smallest unit. Each bump doubles it. */
const FEE = { base: 20_000n, perInput: 7_000n } as const;
const MOST_BUMPS = 6n;
/** A smaller output would not be relayed, so it becomes part of the fee. */
const DUST = 10_000n;
const REPLACEABLE = 0xfffffffd;

const WireBlock = t.type({
  hash: t.string,
  previousblockhash: t.union([t.string, t.undefined]),
  tx: t.array(
    t.type({
      txid: t.string,
      vout: t.array(t.type({ value: DecimalFromWire, n: t.number, scriptPubKey: t.type({ hex: t.string }) })),
    }),
  ),
});
const Coins = t.type({
  height: t.number,
  unspents: t.array(t.type({ txid: t.string, vout: t.number, amount: DecimalFromWire, height: t.number })),
});
const Inputs = t.array(t.type({ txid: t.string, vout: t.number, units: t.string }));
type Inputs = t.TypeOf<typeof Inputs>;

const units = (amount: string): bigint => BigInt(new Big(amount).times(100_000_000).toFixed(0));

const SEGWIT_SCRIPT = /^0014([0-9a-f]{40})$/;
const addressOf = (script: string): string | null => {
  const program = SEGWIT_SCRIPT.exec(script)?.[1];
  return program === undefined
    ? null
    : bech32.encode('ltc', [0, ...bech32.toWords(Uint8Array.from(Buffer.from(program, 'hex')))]);
};

const scriptOf = (address: string): Uint8Array => {
  const network = address.startsWith('3') ? OLD_SCRIPT_HASH : LITECOIN;
  return OutScript.encode(Address(network).decode(address));
};

/** Whether the text is an address of Litecoin that can be paid. */
export const canReceive = (address: string): boolean => {
  try {
    return scriptOf(address).length > 0;
  } catch {
    return false;
  }
};

const keyBytes = ({ privateKey }: FundedKey): Uint8Array =>
  Uint8Array.from(Buffer.from(privateKey.slice(2), 'hex'));

const readBlock = async (call: RpcCall, height: number): Promise<Block> => {
  const { hash, previousblockhash, tx } = decode(
    WireBlock,
    await call('getblock', await call('getblockhash', height), 2),
  );
  const transfers = tx.flatMap(({ txid, vout }) =>
    vout.flatMap(({ value, n, scriptPubKey }): readonly Transfer[] => {
      const address = addressOf(scriptPubKey.hex);
      return address === null
        ? []
        : [{ txid, at: `output ${String(n)}`, address, contract: null, units: units(value) }];
    }),
  );
  return { height, hash, parent: previousblockhash ?? '', txids: tx.map(({ txid }) => txid), transfers };
};

const feeOf = (inputs: number, bump: bigint): bigint =>
  (FEE.base + FEE.perInput * BigInt(inputs)) * 2n ** bump;

const sumOf = (inputs: Inputs): bigint => inputs.reduce((sum, input) => sum + BigInt(input.units), 0n);

/** Final outputs that no earlier payment uses, as many as the payment needs at its highest fee. */
const choose = (free: Inputs, need: bigint): Inputs | null => {
  const count = free.findIndex((_, at) => sumOf(free.slice(0, at + 1)) >= need + feeOf(at + 1, MOST_BUMPS));
  return count === -1 ? null : free.slice(0, count + 1);
};

const freeInputs = async (call: RpcCall, owner: FundedKey, taken: readonly string[]): Promise<Inputs> => {
  const used = new Set(
    taken.flatMap((reservation) =>
      decode(Inputs, parseJson(reservation)).map(({ txid, vout }) => `${txid} ${String(vout)}`),
    ),
  );
  const address = segwitAddress(pubECDSA(keyBytes(owner)), 'rltc');
  const { height, unspents } = decode(Coins, await call('scantxoutset', 'start', [`addr(${address})`]));
  return (
    unspents
      .filter(({ txid, vout }) => !used.has(`${txid} ${String(vout)}`))
      // a payment that spends only final outputs can never become invalid
      .filter((coin) => height - coin.height + 1 >= FINAL_DEPTH)
      .sort((one, other) => one.height - other.height)
      .map(({ txid, vout, amount }) => ({ txid, vout, units: units(amount).toString() }))
  );
};

const signWith = (owner: FundedKey, intent: PaymentIntent, inputs: Inputs, bump: number) => {
  const own = p2wpkh(pubECDSA(keyBytes(owner)));
  const transaction = new Transaction({ allowUnknownOutputs: true });
  for (const { txid, vout, units: amount } of inputs)
    transaction.addInput({
      ...{ txid, index: vout, sequence: REPLACEABLE },
      witnessUtxo: { script: own.script, amount: BigInt(amount) },
    });
  transaction.addOutput({ script: scriptOf(intent.to), amount: intent.units });
  const change = sumOf(inputs) - intent.units - feeOf(inputs.length, BigInt(bump));
  if (change >= DUST) transaction.addOutput({ script: own.script, amount: change });
  transaction.sign(keyBytes(owner));
  transaction.finalize();
  return { txid: transaction.id, raw: transaction.hex };
};

const refuse = async (call: RpcCall): Promise<void> => {
  const { chain } = decode(t.type({ chain: t.string }), await call('getblockchaininfo'));
  const first = decode(t.string, await call('getblockhash', 0));
  if (chain !== 'regtest' || first !== REGTEST_GENESIS)
    throw new Error(`the lab refuses this chain: expected litecoind in regtest mode, found ${chain}`);
};

type Options = {
  readonly call: RpcCall;
  /** Only the lab uses these keys. */
  readonly wallets: Readonly<Record<Wallet, FundedKey>>;
};

/** The engine's view of the Litecoin chain. The reservation of a payment is the list of outputs that it spends. */
export const createUtxoPort = ({ call, wallets }: Options): ChainPort => ({
  network: 'ltc',
  refuseRealChain: () => refuse(call),
  // all regtest chains have the same genesis block, and differ from the first mined block on
  genesis: async () => decode(t.string, await call('getblockhash', 1)),
  height: async () => decode(t.number, await call('getblockcount')),
  block: (height) => readBlock(call, height),
  deriveAddress: (secret, label) =>
    segwitAddress(
      pubECDSA(Uint8Array.from(createHmac('sha256', secret).update(`ltc ${label}`).digest())),
      'ltc',
    ),
  reserve: async ({ wallet, units: need }, taken) => {
    const chosen = choose(await freeInputs(call, wallets[wallet], taken), need);
    return chosen === null ? null : JSON.stringify(chosen);
  },
  sign: (intent, reservation, bump) =>
    Promise.resolve(signWith(wallets[intent.wallet], intent, decode(Inputs, parseJson(reservation)), bump)),
  broadcast: async (raw) => {
    try {
      await call('sendrawtransaction', raw, 0);
    } catch (error) {
      // already known, mined or replaced: the blocks show which one
      if (!(error instanceof RpcError)) throw error;
    }
  },
});

import { createHmac } from 'node:crypto';

import { addr, Transaction } from 'micro-eth-signer';
import * as t from 'io-ts';

import type { ChainPort, PaymentIntent, Transfer, Wallet } from './chain-port.ts';
import { decode } from './decode.ts';
import { RpcError } from './json-rpc.ts';
import type { RpcCall } from './json-rpc.ts';
import type { FundedKey, LocalNetwork } from './local-chain.ts';
import { TRANSFER_TOPIC, transferData } from './test-token.ts';

const WireBlock = t.type({
  hash: t.string,
  parentHash: t.string,
  transactions: t.array(t.type({ hash: t.string, to: t.union([t.string, t.null]), value: t.string })),
});
const Receipts = t.array(
  t.type({
    transactionHash: t.string,
    status: t.string,
    logs: t.array(
      t.type({ address: t.string, topics: t.array(t.string), data: t.string, logIndex: t.string }),
    ),
  }),
);

const GWEI = 1_000_000_000n;
const GAS = { coin: 21_000n, token: 100_000n } as const;
/** Fees. Many transactions fit into a block. A payment that a busy chain does not include is bumped. */
const FEE = { tip: GWEI, most: 4n * GWEI } as const;

const hex = (value: number): string => `0x${value.toString(16)}`;

type Receipt = t.TypeOf<typeof Receipts>[number];

const tokenTransfers = ({ transactionHash, logs }: Receipt): readonly Transfer[] =>
  logs.flatMap(({ address: contract, topics: [topic, , to = ''], data, logIndex }) =>
    topic === TRANSFER_TOPIC
      ? [
          {
            ...{ txid: transactionHash, at: `log ${String(Number(logIndex))}`, contract },
            address: addr.addChecksum(`0x${to.slice(-40)}`),
            units: BigInt(data),
          },
        ]
      : [],
  );

const readBlock = async (call: RpcCall, height: number) => {
  const { hash, parentHash, transactions } = decode(
    WireBlock,
    await call('eth_getBlockByNumber', hex(height), true),
  );
  const receipts =
    transactions.length === 0 ? [] : decode(Receipts, await call('eth_getBlockReceipts', hash));
  const done = receipts.filter(({ status }) => status === '0x1');
  const txids = done.map(({ transactionHash }) => transactionHash);
  const coins = transactions.flatMap(({ hash: txid, to, value }) =>
    to === null || !txids.includes(txid) || BigInt(value) === 0n
      ? []
      : [{ txid, at: 'value', address: addr.addChecksum(to), contract: null, units: BigInt(value) }],
  );
  return { height, hash, parent: parentHash, txids, transfers: [...coins, ...done.flatMap(tokenTransfers)] };
};

const DevChain = /^anvil\//;

const refuse = async (call: RpcCall, chainId: number): Promise<void> => {
  const actual = Number(decode(t.string, await call('eth_chainId')));
  const client = decode(t.string, await call('web3_clientVersion'));
  if (actual !== chainId || !DevChain.test(client))
    throw new Error(
      `the lab refuses this chain: expected anvil with chain ID ${String(chainId)}, found ${client} with ${String(actual)}`,
    );
};

/** Signs a transaction of an account. The same nonce with another bump replaces it. */
const signWith = (
  { privateKey }: FundedKey,
  chainId: number,
  { to, contract, units }: PaymentIntent,
  nonce: bigint,
  bump: number,
) => {
  const factor = 2n ** BigInt(bump);
  const signed = Transaction.prepare({
    ...{ type: 'eip1559', chainId: BigInt(chainId), nonce },
    ...(contract === null
      ? { to, value: units, data: '', gasLimit: GAS.coin }
      : { to: contract, value: 0n, data: transferData(to, units), gasLimit: GAS.token }),
    ...{ maxPriorityFeePerGas: FEE.tip * factor, maxFeePerGas: FEE.most * factor },
  }).signBy(privateKey, false);
  return { txid: `0x${signed.hash.replace(/^0x/, '')}`, raw: signed.toHex() };
};

type Options = {
  readonly network: LocalNetwork;
  readonly chainId: number;
  readonly call: RpcCall;
  /** Only the lab uses these accounts. */
  readonly wallets: Readonly<Record<Wallet, FundedKey>>;
};

/** The engine's view of an EVM chain. The reservation of a payment is its nonce. */
export const createEvmPort = ({ network, chainId, call, wallets }: Options): ChainPort => ({
  network,
  refuseRealChain: () => refuse(call, chainId),
  // anvil can create another block zero when it restarts
  genesis: async () => decode(WireBlock, await call('eth_getBlockByNumber', '0x1', true)).hash,
  height: async () => Number(decode(t.string, await call('eth_blockNumber'))),
  block: (height) => readBlock(call, height),
  deriveAddress: (secret, label) =>
    addr.fromPrivateKey(Uint8Array.from(createHmac('sha256', secret).update(`${network} ${label}`).digest())),
  reserve: (_intent, taken) => Promise.resolve(String(taken.length)),
  sign: (intent, reservation, bump) =>
    Promise.resolve(signWith(wallets[intent.wallet], chainId, intent, BigInt(reservation), bump)),
  broadcast: async (raw) => {
    try {
      await call('eth_sendRawTransaction', raw);
    } catch (error) {
      // already known, mined or replaced: the blocks show which one
      if (!(error instanceof RpcError)) throw error;
    }
  },
});

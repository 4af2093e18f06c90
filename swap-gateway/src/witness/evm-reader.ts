import * as t from 'io-ts';

import { fromUnits } from '../amount.ts';
import type { ProviderHttp } from '../http/provider-http.ts';
import type { ChainReader, ChainReading, TransferQuery } from './chain-reading.ts';
import { createJsonRpc, RpcError } from './json-rpc.ts';
import type { JsonRpc } from './json-rpc.ts';

/** `Transfer(address,address,uint256)` of ERC-20. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const DECIMALS_CALL = '0x313ce567';
const COIN_DECIMALS = 18;
const MOST_DECIMALS = 77;

const Hex = new t.Type<string, string>(
  'Hex',
  t.string.is,
  (value, context) =>
    typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value)
      ? t.success(value)
      : t.failure(value, context),
  t.identity,
);
const Text = t.string;
const OrNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);
const Transaction = OrNull(
  t.type({ hash: Text, to: OrNull(Text), value: Hex, blockNumber: OrNull(Hex) }, 'EvmTransaction'),
);
const Log = t.type({ address: Text, topics: t.readonlyArray(Text), data: Text });
const Receipt = OrNull(
  t.type({ status: Hex, blockNumber: Hex, transactionHash: Text, logs: t.readonlyArray(Log) }, 'EvmReceipt'),
);
type MinedReceipt = NonNullable<t.TypeOf<typeof Receipt>>;

type Mined = {
  readonly transaction: { readonly to: string | null; readonly value: string };
  readonly receipt: MinedReceipt;
  readonly head: bigint;
};

const isSame = (one: string | null, other: string): boolean => one?.toLowerCase() === other.toLowerCase();
const unitsOf = (hex: string): bigint => BigInt(hex === '0x' ? '0x0' : hex);
const hexOf = (number: bigint): string => `0x${number.toString(16)}`;
const topicOf = (address: string): string => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
const WORD = /^0x[0-9a-f]{64}$/i;

/** Sum of the token transfers of a receipt to the address. */
const tokenUnits = ({ logs }: MinedReceipt, { address, contract }: TransferQuery): bigint =>
  logs
    .filter(
      ({ address: emitter, topics, data }) =>
        isSame(emitter, contract ?? '') &&
        topics.length === 3 &&
        isSame(topics[0] ?? null, TRANSFER) &&
        isSame(topics[2] ?? null, topicOf(address)) &&
        WORD.test(data),
    )
    .reduce((sum, { data }) => sum + BigInt(data), 0n);

const balanceAt = async (rpc: JsonRpc, address: string, block: bigint): Promise<bigint> =>
  unitsOf(await rpc('eth_getBalance', [address, hexOf(block)], Hex));

/**
 * Coins that the address received. A contract can pay it inside a call, which only the balance shows. Null: unknown.
 */
const coinUnits = async (
  rpc: JsonRpc,
  transaction: { readonly to: string | null; readonly value: string },
  { query: { address }, block }: { readonly query: TransferQuery; readonly block: bigint },
): Promise<bigint | null> => {
  const isDirect = isSame(transaction.to, address);
  if (isDirect && unitsOf(transaction.value) > 0n) return unitsOf(transaction.value);
  try {
    const balances = [balanceAt(rpc, address, block), balanceAt(rpc, address, block - 1n)] as const;
    const [after, before] = await Promise.all(balances);
    return after - before;
  } catch (error) {
    // a node keeps only the balances of some recent blocks
    if (error instanceof RpcError) return null;
    throw error;
  }
};

/** Reads a transaction that is in no block. */
const pending = (
  transaction: { readonly to: string | null; readonly value: string },
  { address, contract }: TransferQuery,
): ChainReading => {
  const isCoin = contract === null && isSame(transaction.to, address);
  const amount = isCoin ? fromUnits(unitsOf(transaction.value).toString(), COIN_DECIMALS) : null;
  return { _tag: 'Paid', amount, confirmations: 0 };
};

/**
 * Rejects if the node is on another chain or still loads blocks, because a missing transaction then proves nothing.
 */
const demandSynced = async (rpc: JsonRpc): Promise<void> => {
  const syncing = await rpc('eth_syncing', [], t.unknown);
  if (syncing !== false) throw new Error('the node is not synchronised');
};

const createDecimals = (rpc: JsonRpc) => {
  const known = new Map<string, number>();
  return async (contract: string): Promise<number> => {
    const found = known.get(contract);
    if (found !== undefined) return found;
    const call = { to: contract, data: DECIMALS_CALL };
    const decimals = Number(unitsOf(await rpc('eth_call', [call, 'latest'], Hex)));
    if (decimals > MOST_DECIMALS) throw new Error('the token has an impossible number of decimals');
    known.set(contract, decimals);
    return decimals;
  };
};

/** Creates the reader of a node with the JSON-RPC of Ethereum. `chainId` null: unknown. */
export const createEvmReader = (http: ProviderHttp, chainId: number | null): ChainReader => {
  const rpc = createJsonRpc(http, '2.0');
  const decimalsOf = createDecimals(rpc);
  let isChecked = chainId === null;
  const demandChain = async (): Promise<void> => {
    if (isChecked) return;
    const actual = unitsOf(await rpc('eth_chainId', [], Hex));
    if (actual !== BigInt(chainId ?? 0)) throw new Error(`the node is on chain ${actual.toString()}`);
    isChecked = true;
  };
  const mined = async (
    query: TransferQuery,
    { transaction, receipt, head }: Mined,
  ): Promise<ChainReading> => {
    const { hash, contract } = query;
    if (!isSame(receipt.transactionHash, hash)) throw new Error('the node returns another receipt');
    if (unitsOf(receipt.status) === 0n) return { _tag: 'Reverted' };
    const block = unitsOf(receipt.blockNumber);
    const units =
      contract === null ? await coinUnits(rpc, transaction, { query, block }) : tokenUnits(receipt, query);
    if (units === null) return { _tag: 'Unreadable' };
    if (units <= 0n) return { _tag: 'Elsewhere' };
    const decimals = contract === null ? COIN_DECIMALS : await decimalsOf(contract);
    return {
      _tag: 'Paid',
      amount: fromUnits(units.toString(), decimals),
      // the head was read at the same time, and can be one block older
      confirmations: Math.max(1, Number(head - block + 1n)),
    };
  };
  return {
    read: async (query) => {
      await demandChain();
      const { hash } = query;
      if (!WORD.test(hash)) return { _tag: 'Missing' };
      const [transaction, receipt, head] = await Promise.all([
        rpc('eth_getTransactionByHash', [hash], Transaction),
        rpc('eth_getTransactionReceipt', [hash], Receipt),
        rpc('eth_blockNumber', [], Hex),
      ]);
      if (transaction === null) {
        await demandSynced(rpc);
        return { _tag: 'Missing' };
      }
      if (!isSame(transaction.hash, hash)) throw new Error('the node returns another transaction');
      if (receipt === null) return pending(transaction, query);
      return mined(query, { transaction, receipt, head: unitsOf(head) });
    },
  };
};

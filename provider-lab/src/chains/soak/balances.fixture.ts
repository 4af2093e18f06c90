import { bech32 } from '@scure/base';
import Big from 'big.js';

import type { LabCoin } from '../../coins.table.ts';
import type { RpcCall } from '../json-rpc.ts';
import type { Ledger } from '../ledger.ts';
import type { LocalChains } from '../start-chains.ts';
import { balanceData, TEST_TOKEN } from '../test-token.ts';

const units = (amount: unknown): bigint => BigInt(new Big(String(amount)).times(100_000_000).toFixed(0));

/** Native segwit, version 0. */
const scriptOf = (address: string): string => {
  const [, program = ''] = address.split(/1(.*)/s);
  const { words } = bech32.decode(`ltc1${program}`);
  return `0014${Buffer.from(bech32.fromWords(words.slice(1))).toString('hex')}`;
};

const unspent = async (call: RpcCall, addresses: readonly string[]): Promise<bigint> => {
  const descriptors = addresses.map((address) => `raw(${scriptOf(address)})`);
  const found = (await call('scantxoutset', 'start', descriptors)) as { readonly total_amount: unknown };
  return units(found.total_amount);
};

/** Coins of addresses together, read from the node itself. */
export const balanceOf = async (
  chains: LocalChains,
  { network, contract }: LabCoin,
  addresses: readonly string[],
): Promise<bigint> => {
  const found = chains.all.find((chain) => chain.network === network);
  if (found === undefined) throw new Error(`${network} does not run`);
  const { call } = found;
  if (network === 'ltc') return unspent(call, addresses);
  let sum = 0n;
  for (const address of addresses)
    sum += BigInt(
      String(
        contract === null
          ? await call('eth_getBalance', address, 'latest')
          : await call('eth_call', { to: TEST_TOKEN, data: balanceData(address) }, 'latest'),
      ),
    );
  return sum;
};

type Receipt = { readonly gasUsed: string; readonly effectiveGasPrice: string };

const gasOf = async (call: RpcCall): Promise<bigint> => {
  const height = Number(await call('eth_blockNumber'));
  let sum = 0n;
  for (let at = 1; at <= height; at += 1)
    for (const { gasUsed, effectiveGasPrice } of (await call(
      'eth_getBlockReceipts',
      `0x${at.toString(16)}`,
    )) as readonly Receipt[])
      sum += BigInt(gasUsed) * BigInt(effectiveGasPrice);
  return sum;
};

type Mined = { readonly vout: readonly { readonly value: unknown }[] };

/** Inputs that the ledger reserved, less the outputs that were mined. */
const utxoFees = async (call: RpcCall, ledger: Ledger): Promise<bigint> => {
  let sum = 0n;
  for (const { network, reservation, txid } of ledger.payments()) {
    if (network !== 'ltc') continue;
    const inputs = JSON.parse(reservation ?? '[]') as readonly { readonly units: string }[];
    const { vout } = (await call('getrawtransaction', txid, true)) as Mined;
    sum += inputs.reduce((all, input) => all + BigInt(input.units), 0n);
    sum -= vout.reduce((all, output) => all + units(output.value), 0n);
  }
  return sum;
};

/** Fees of all transactions of a chain. */
export const feesOf = (chains: LocalChains, { network }: LabCoin, ledger: Ledger): Promise<bigint> => {
  const { call } = chains.chain(network as 'eth' | 'arbitrum' | 'ltc');
  return network === 'ltc' ? utxoFees(call, ledger) : gasOf(call);
};

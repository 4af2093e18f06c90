import type { Network } from '@coinlane/shared-contracts/values';
import Big from 'big.js';
import * as t from 'io-ts';

import type { ProviderHttp } from '../http/provider-http.ts';
import type { ChainReader } from './chain-reading.ts';
import { createJsonRpc, RpcError } from './json-rpc.ts';
import { paysTo } from './script-of.ts';
import type { Output } from './script-of.ts';

const HASH = /^[0-9a-f]{64}$/i;
/** "No such mempool or blockchain transaction". */
const NOT_FOUND = -5;

/** Amount in coins. A number with more than 15 digits arrives as text. */
const Coins = t.union([t.number, t.string]);
const WireOutput = t.type({
  value: Coins,
  // `addresses` comes from versions before 22
  scriptPubKey: t.partial({ hex: t.string, address: t.string, addresses: t.readonlyArray(t.string) }),
});
const Transaction = t.intersection(
  [t.type({ txid: t.string, vout: t.readonlyArray(WireOutput) }), t.partial({ confirmations: t.number })],
  'BitcoindTransaction',
);
const ChainInfo = t.intersection([
  t.type({ blocks: t.number }),
  t.partial({ initialblockdownload: t.boolean }),
]);

const outputOf = ({
  scriptPubKey: { hex, address, addresses = [] },
}: t.TypeOf<typeof WireOutput>): Output => ({
  script: hex ?? null,
  addresses: address === undefined ? addresses : [address],
});

/** Creates the reader of a node with the RPC of bitcoind. The node needs `txindex=1`. */
export const createBitcoindReader = (http: ProviderHttp, network: Network): ChainReader => {
  const rpc = createJsonRpc(http, '1.0');
  const find = async (hash: string): Promise<t.TypeOf<typeof Transaction> | null> => {
    try {
      return await rpc('getrawtransaction', [hash, true], Transaction);
    } catch (error) {
      if (error instanceof RpcError && error.code === NOT_FOUND) return null;
      throw error;
    }
  };
  return {
    read: async ({ hash, address, contract }) => {
      if (contract !== null) throw new Error('tokens of this network cannot be read');
      if (!HASH.test(hash)) return { _tag: 'Missing' };
      const found = await find(hash);
      if (found === null) {
        const { initialblockdownload: isLoading = false } = await rpc('getblockchaininfo', [], ChainInfo);
        if (isLoading) throw new Error('the node is not synchronised');
        return { _tag: 'Missing' };
      }
      if (found.txid.toLowerCase() !== hash.toLowerCase())
        throw new Error('the node returns another transaction');
      const isToAddress = paysTo(network, address);
      const paid = found.vout
        .filter((output) => isToAddress(outputOf(output)))
        .reduce((sum, { value }) => sum.plus(value), new Big(0));
      if (paid.lte(0)) return { _tag: 'Elsewhere' };
      return { _tag: 'Paid', amount: paid.toFixed(), confirmations: Math.max(0, found.confirmations ?? 0) };
    },
  };
};

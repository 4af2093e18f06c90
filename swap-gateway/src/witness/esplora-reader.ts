import type { Network } from '@coinlane/shared-contracts/values';
import * as t from 'io-ts';

import { fromUnits } from '../amount.ts';
import { decodeReply } from '../http/provider-http.ts';
import type { ProviderHttp } from '../http/provider-http.ts';
import type { ChainReader } from './chain-reading.ts';
import { paysTo } from './script-of.ts';

const HASH = /^[0-9a-f]{64}$/i;
const DECIMALS = 8;

const Output = t.intersection([
  t.type({ value: t.union([t.number, t.string]) }),
  t.partial({ scriptpubkey: t.string, scriptpubkey_address: t.string }),
]);
const Transaction = t.type(
  {
    txid: t.string,
    vout: t.readonlyArray(Output),
    status: t.intersection([
      t.type({ confirmed: t.boolean }),
      t.partial({ block_height: t.union([t.number, t.null]) }),
    ]),
  },
  'EsploraTransaction',
);

/** Creates the reader of an Esplora server (blockstream.info, mempool.space and others). */
export const createEsploraReader = (http: ProviderHttp, network: Network): ChainReader => ({
  read: async ({ hash, address, contract }) => {
    if (contract !== null) throw new Error('tokens of this network cannot be read');
    if (!HASH.test(hash)) return { _tag: 'Missing' };
    const [found, tip] = await Promise.all([
      http({ method: 'GET', path: `/tx/${hash}` }),
      http({ method: 'GET', path: '/blocks/tip/height' }),
    ]);
    const height = decodeReply(t.number, 'the height', tip.body);
    if (found.status === 404) return { _tag: 'Missing' };
    const { txid, vout, status } = decodeReply(Transaction, 'a transaction', found.body);
    if (txid.toLowerCase() !== hash.toLowerCase()) throw new Error('the server returns another transaction');
    const isToAddress = paysTo(network, address);
    const units = vout
      .filter(({ scriptpubkey: script, scriptpubkey_address: one }) =>
        isToAddress({ script: script ?? null, addresses: one === undefined ? [] : [one] }),
      )
      .reduce((sum, { value }) => sum + BigInt(value), 0n);
    if (units <= 0n) return { _tag: 'Elsewhere' };
    const block = status.confirmed ? (status.block_height ?? null) : null;
    return {
      _tag: 'Paid',
      amount: fromUnits(units.toString(), DECIMALS),
      confirmations: block === null ? 0 : Math.max(1, height - block + 1),
    };
  },
});

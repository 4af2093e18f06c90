import type { TransferQuery } from './chain-reading.ts';
import { rpcAnswers } from './node-server.fixture.ts';
import { paid, readFrom } from './read-from-node.fixture.ts';
import type { Answer } from './read-from-node.fixture.ts';

const TXID = 'cd'.repeat(32);
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const BITCOIND = {
  getblockchaininfo: { chain: 'main', blocks: 100, initialblockdownload: false },
  getrawtransaction: {
    txid: TXID,
    confirmations: 3,
    vout: [
      { value: 0.1, scriptPubKey: { address: BTC } },
      { value: 0.00000001, scriptPubKey: { addresses: [BTC.toUpperCase()] } },
      { value: 5, scriptPubKey: { address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2' } },
      { value: 0, scriptPubKey: {} },
    ],
  },
};
const utxo: TransferQuery = { hash: TXID, address: BTC, contract: null };

describe('a transfer on a network like Bitcoin', () => {
  const found = BITCOIND.getrawtransaction;

  it.each([
    { rule: 'is the sum of the outputs to the address', changes: {}, is: paid('0.10000001', 3) },
    {
      rule: 'is found by its script if the node writes addresses with the prefix of a chain for tests',
      changes: {
        getrawtransaction: {
          ...found,
          vout: [
            {
              value: 0.2,
              scriptPubKey: {
                hex: '0014751e76e8199196d454941c45d1b3a323f1433bd6',
                addresses: ['bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
              },
            },
          ],
        },
      },
      is: paid('0.2', 3),
    },
    {
      rule: 'that waits for a block has no confirmation',
      changes: { getrawtransaction: { ...found, confirmations: undefined } },
      is: paid('0.10000001', 0),
    },
    {
      rule: 'in a block that the chain left has no confirmation',
      changes: { getrawtransaction: { ...found, confirmations: -1 } },
      is: paid('0.10000001', 0),
    },
    {
      rule: 'to other addresses does not count',
      changes: { getrawtransaction: { ...found, vout: found.vout.slice(2) } },
      is: { _tag: 'Elsewhere' },
    },
    {
      rule: 'that is unknown is missing',
      changes: { getrawtransaction: { code: -5, message: 'No such mempool or blockchain transaction' } },
      is: { _tag: 'Missing' },
    },
    {
      rule: 'is not readable from a node that loads blocks',
      changes: {
        getrawtransaction: { code: -5 },
        getblockchaininfo: { blocks: 3, initialblockdownload: true },
      },
      is: { _tag: 'Unreadable' },
    },
    {
      rule: 'is not readable from a node that returns another one',
      changes: { getrawtransaction: { ...found, txid: '00'.repeat(32) } },
      is: { _tag: 'Unreadable' },
    },
    {
      rule: 'is not readable from a node that reports another error',
      changes: { getrawtransaction: { code: -28, message: 'Loading block index' } },
      is: { _tag: 'Unreadable' },
    },
  ])('$rule', async ({ changes, is }) => {
    const { reading } = await readFrom({ network: 'btc' }, rpcAnswers({ ...BITCOIND, ...changes }), utxo);
    expect(reading).toEqual(is);
  });
});

describe('a transfer on an Esplora server', () => {
  const found = {
    txid: TXID,
    vout: [
      { scriptpubkey_address: BTC, value: 10_000_001 },
      { scriptpubkey_address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', value: 7 },
      { value: 0 },
    ],
    status: { confirmed: true, block_height: 98 },
  };

  it.each([
    {
      rule: 'is the sum of the outputs to the address',
      text: JSON.stringify(found),
      is: paid('0.10000001', 3),
    },
    {
      rule: 'is found by its script if the server writes other addresses',
      text: JSON.stringify({
        ...found,
        vout: [{ scriptpubkey: '0014751e76e8199196d454941c45d1b3a323f1433bd6', value: 20_000_000 }],
      }),
      is: paid('0.2', 3),
    },
    {
      rule: 'that waits for a block has no confirmation',
      text: JSON.stringify({ ...found, status: { confirmed: false } }),
      is: paid('0.10000001', 0),
    },
    {
      rule: 'to other addresses does not count',
      text: JSON.stringify({ ...found, vout: found.vout.slice(1) }),
      is: { _tag: 'Elsewhere' },
    },
    {
      rule: 'that is unknown is missing',
      status: 404,
      text: 'Transaction not found',
      is: { _tag: 'Missing' },
    },
    { rule: 'is not readable behind an error page', status: 502, text: '<html>', is: { _tag: 'Unreadable' } },
    { rule: 'is not readable in another form', text: '{"txid":7}', is: { _tag: 'Unreadable' } },
  ])('$rule', async ({ status = 200, text, is }) => {
    const kind = { network: 'btc', prefix: 'esplora+', path: '/api' };
    const answer: Answer = ({ path }) =>
      path === '/api/blocks/tip/height' ? { text: '100' } : { status, text };
    expect((await readFrom(kind, answer, utxo)).reading).toEqual(is);
  });
});

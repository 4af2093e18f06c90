import type { TransferQuery } from './chain-reading.ts';
import {
  aLog,
  aReceipt,
  aTransaction,
  EVM,
  HASH,
  OTHER,
  TO,
  topic,
  TRANSFER,
  USDT,
  word,
} from './evm-replies.fixture.ts';
import { rpcAnswers } from './node-server.fixture.ts';
import { paid, readFrom } from './read-from-node.fixture.ts';

const coin: TransferQuery = { hash: HASH, address: TO, contract: null };
const token: TransferQuery = { hash: HASH, address: TO, contract: USDT };

describe('a transfer on an EVM network', () => {
  it.each([
    { rule: 'of coins is read exactly', query: coin, changes: {}, is: paid('1.000000000000000001', 12) },
    {
      rule: 'that waits for a block has no confirmation',
      query: coin,
      changes: { eth_getTransactionReceipt: null },
      is: paid('1.000000000000000001', 0),
    },
    {
      rule: 'of a token that waits for a block has no amount yet',
      query: token,
      changes: { eth_getTransactionReceipt: null },
      is: paid(null, 0),
    },
    {
      rule: 'of a token is the sum of its logs',
      query: token,
      changes: { eth_getTransactionReceipt: aReceipt({ logs: [aLog(), aLog()] }) },
      is: paid('25', 12),
    },
    {
      rule: 'of another token does not count',
      query: token,
      changes: { eth_getTransactionReceipt: aReceipt({ logs: [aLog({ address: OTHER })] }) },
      is: { _tag: 'Elsewhere' },
    },
    {
      rule: 'of a token to another address does not count',
      query: token,
      changes: {
        eth_getTransactionReceipt: aReceipt({
          logs: [aLog({ topics: [TRANSFER, topic(TO), topic(OTHER)] })],
        }),
      },
      is: { _tag: 'Elsewhere' },
    },
    {
      rule: 'of a token with a wrong event does not count',
      query: token,
      changes: {
        eth_getTransactionReceipt: aReceipt({
          logs: [aLog({ topics: [word(1n), topic(OTHER), topic(TO)] })],
        }),
      },
      is: { _tag: 'Elsewhere' },
    },
    {
      rule: 'of coins by a contract is the change of the balance',
      query: coin,
      changes: { eth_getTransactionByHash: aTransaction({ to: OTHER, value: '0x0' }) },
      is: paid('0.000000000000000007', 12),
    },
    {
      rule: 'of coins to another address does not count',
      query: coin,
      changes: { eth_getTransactionByHash: aTransaction({ to: OTHER }), eth_getBalance: '0x3' },
      is: { _tag: 'Elsewhere' },
    },
    {
      rule: 'that failed does not count',
      query: coin,
      changes: { eth_getTransactionReceipt: aReceipt({ status: '0x0' }) },
      is: { _tag: 'Reverted' },
    },
    {
      rule: 'that is unknown is missing',
      query: coin,
      changes: { eth_getTransactionByHash: null, eth_getTransactionReceipt: null },
      is: { _tag: 'Missing' },
    },
    {
      rule: 'with a hash of another form is missing',
      query: { ...coin, hash: '0x12' },
      changes: {},
      is: { _tag: 'Missing' },
    },
    {
      rule: 'in the newest block has one confirmation',
      query: coin,
      changes: { eth_blockNumber: '0x63' },
      is: paid('1.000000000000000001', 1),
    },
  ])('$rule', async ({ query, changes, is }) => {
    const { reading, problem } = await readFrom(
      { network: 'eth' },
      rpcAnswers({ ...EVM, ...changes }),
      query,
    );
    expect([reading, problem]).toEqual([is, null]);
  });

  it.each([
    { rule: 'is on another chain', changes: { eth_chainId: '0x38' }, problem: 'the node is on chain 56' },
    {
      rule: 'still loads blocks',
      changes: { eth_getTransactionByHash: null, eth_syncing: { currentBlock: '0x1' } },
      problem: 'the node is not synchronised',
    },
    {
      rule: 'returns another transaction',
      changes: { eth_getTransactionByHash: aTransaction({ hash: word(1n) }) },
      problem: 'the node returns another transaction',
    },
    {
      rule: 'returns the receipt of another transaction',
      changes: { eth_getTransactionReceipt: aReceipt({ transactionHash: word(1n) }) },
      problem: 'the node returns another receipt',
    },
    {
      rule: 'returns a number in place of a hexadecimal text',
      changes: { eth_blockNumber: 111 },
      problem: 'eth_blockNumber: unexpected reply at ',
    },
    {
      rule: 'reports an error',
      changes: { eth_blockNumber: { code: -32_000, message: 'http://reader:s3cret@host is busy' } },
      problem: 'eth_blockNumber: error -32000',
    },
  ])('is not readable from a node that $rule', async ({ changes, problem }) => {
    const read = await readFrom({ network: 'eth' }, rpcAnswers({ ...EVM, ...changes }), coin);
    expect(read).toEqual({
      reading: { _tag: 'Unreadable' },
      problem,
      logs: [`the node of eth cannot be used: ${problem}`],
    });
  });

  it('is not readable without the balances of old blocks, which is not a fault of the node', async () => {
    const changes = {
      eth_getTransactionByHash: aTransaction({ to: OTHER }),
      eth_getBalance: { code: -32_000, message: 'missing trie node' },
    };
    const { reading, problem } = await readFrom({ network: 'eth' }, rpcAnswers({ ...EVM, ...changes }), coin);
    expect([reading, problem]).toEqual([{ _tag: 'Unreadable' }, null]);
  });
});

import { startChainLab } from './start-chain-lab.ts';
import type { ChainLab } from './start-chain-lab.ts';
import { findLitecoind } from './start-utxo-chain.ts';
import { FINAL_DEPTH } from './settle.ts';

const RECIPIENT = '0x00000000000000000000000000000000000000bb';
const REFUND = '0x00000000000000000000000000000000000000CC';

let lab: ChainLab;
beforeAll(async () => {
  lab = await startChainLab({ blockMs: null, everyMs: 60_000 });
});
afterAll(() => lab.stop());

const call = async (path: string, body: object | null = null): Promise<Record<string, unknown>> => {
  const response = await fetch(`${lab.providers[0]?.baseUrl ?? ''}${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: { 'x-changenow-api-key': 'lab-key', 'content-type': 'application/json' },
    body: body === null ? null : JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
};

const read = (id: string) => call(`/exchange/by-id?id=${id}`);

/** Places an order, by default of 0.5 ETH on Ethereum for ETH on Arbitrum. */
const place = async (changes: object = {}): Promise<string> => {
  const { id } = await call('/exchange', {
    ...{ fromCurrency: 'eth', fromNetwork: 'eth', toCurrency: 'eth', toNetwork: 'arbitrum' },
    ...{ fromAmount: '0.5', toAmount: '', address: RECIPIENT, refundAddress: '' },
    ...{ flow: 'standard', type: 'direct', ...changes },
  });
  return String(id);
};

/** Sends what is waiting, and makes it final. */
const settle = async (): Promise<void> => {
  await lab.round();
  await Promise.all(lab.chains.all.map((chain) => chain.mine(FINAL_DEPTH)));
  await lab.round();
};

const balance = async (network: 'eth' | 'arbitrum', address: string): Promise<bigint> =>
  BigInt(String(await lab.chains.chain(network).call('eth_getBalance', address, 'latest')));

it('exchanges a deposit on the chains, exactly once', async () => {
  const id = await place();
  expect(await read(id)).toMatchObject({ status: 'waiting', payinHash: null });
  lab.book.pay(id);
  await lab.round();
  await lab.chains.chain('eth').mine();
  await lab.round();
  expect(await read(id)).toMatchObject({ status: 'confirming', amountFrom: 0.5 });
  await lab.chains.chain('eth').mine(FINAL_DEPTH - 1);
  const before = await balance('arbitrum', RECIPIENT);
  await lab.round();
  expect(await read(id)).toMatchObject({ status: 'sending', payoutHash: null });
  await settle();
  const { payoutHash, amountTo, status } = await read(id);
  expect({ status, amountTo }).toEqual({ status: 'finished', amountTo: 0.4965 });
  expect(await balance('arbitrum', RECIPIENT)).toBe(before + 496_500_000_000_000_000n);
  expect(await lab.chains.chain('arbitrum').call('eth_getTransactionReceipt', payoutHash)).toMatchObject({
    status: '0x1',
  });
  await settle();
  expect(lab.ledger.paymentsOf(id).filter(({ kind }) => kind === 'payout')).toHaveLength(1);
});

it('gives each order its own deposit address', async () => {
  const [one, other] = [await read(await place()), await read(await place())];
  expect(one['payinAddress']).not.toBe(other['payinAddress']);
});

it('holds a deposit that is too small until the visitor decides, and returns it', async () => {
  const id = await place();
  lab.book.pay(id, '0.2');
  await settle();
  expect(await read(id)).toMatchObject({ status: 'failed', actionsAvailable: true, amountFrom: 0.2 });
  const before = await balance('eth', REFUND);
  expect(await call('/exchange/refund', { id, address: REFUND })).toEqual({ result: true });
  await settle();
  await settle();
  expect(await read(id)).toMatchObject({ status: 'refunded', refundAmount: 0.2 });
  expect(await balance('eth', REFUND)).toBe(before + 200_000_000_000_000_000n);
});

it('exchanges a larger deposit in full, and returns a second one', async () => {
  const id = await place({ refundAddress: REFUND });
  const [paid, refunded] = [await balance('arbitrum', RECIPIENT), await balance('eth', REFUND)];
  lab.book.pay(id, '1');
  await settle();
  lab.book.pay(id, '0.5');
  await settle();
  await settle();
  expect(await read(id)).toMatchObject({ status: 'finished', amountTo: 0.993 });
  expect(await balance('arbitrum', RECIPIENT)).toBe(paid + 993_000_000_000_000_000n);
  expect(await balance('eth', REFUND)).toBe(refunded + 500_000_000_000_000_000n);
});

it('returns another token that arrives instead of the coin', async () => {
  const id = await place({ refundAddress: REFUND });
  const token = await place({ fromCurrency: 'usdt', fromAmount: '20', toNetwork: 'eth' });
  const [{ depositAddress }, other] = [lab.book.find(id) ?? { depositAddress: '' }, lab.book.find(token)];
  lab.ledger.owe({
    ...{ key: 'wrong coin', wallet: 'faucet', kind: 'faucet', orderId: id, network: 'eth' },
    ...{ recipient: depositAddress, contract: other?.from.contract ?? null, units: '20000000' },
  });
  await settle();
  await settle();
  expect(await read(id)).toMatchObject({ status: 'refunded', amountFrom: null, refundAmount: null });
  expect((await read(id))['refundHash']).toMatch(/^0x/);
});

it('sends the same payment again after a reorganisation removed it', async () => {
  const id = await place();
  const before = await balance('arbitrum', RECIPIENT);
  lab.book.pay(id);
  await settle();
  await lab.chains.chain('arbitrum').mine(3);
  await lab.round();
  expect((await read(id))['status']).toBe('sending');
  await lab.chains.chain('arbitrum').reorg(6, { loses: true });
  await lab.round();
  expect(await balance('arbitrum', RECIPIENT)).toBe(before);
  await settle();
  await settle();
  expect((await read(id))['status']).toBe('finished');
  expect(await balance('arbitrum', RECIPIENT)).toBe(before + 496_500_000_000_000_000n);
});

if (findLitecoind() !== null)
  it('exchanges between Litecoin and a token, in both directions', async () => {
    const ltc = lab.chains.chain('ltc').keys[2]?.address ?? '';
    const ids = [
      await place({
        fromCurrency: 'usdt',
        fromAmount: '170',
        toCurrency: 'ltc',
        toNetwork: 'ltc',
        address: ltc,
      }),
      await place({
        fromCurrency: 'ltc',
        fromNetwork: 'ltc',
        fromAmount: '2',
        toCurrency: 'usdt',
        toNetwork: 'eth',
      }),
    ];
    for (const id of ids) lab.book.pay(id);
    await settle();
    await settle();
    const replies = await Promise.all(ids.map(read));
    expect(replies.map(({ status, amountTo }) => [status, amountTo])).toEqual([
      ['finished', 1.986],
      ['finished', 168.81],
    ]);
  });

it('refuses to start in production', async () => {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await expect(startChainLab({ chains: lab.chains })).rejects.toThrow('refuses to run in production');
  } finally {
    process.env['NODE_ENV'] = before;
  }
});

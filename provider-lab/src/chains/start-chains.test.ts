import { startChains } from './start-chains.ts';
import type { LocalChains } from './start-chains.ts';
import { findLitecoind } from './start-utxo-chain.ts';

/** litecoind is optional. */
const NETWORKS = findLitecoind() === null ? (['eth'] as const) : (['eth', 'ltc'] as const);

let chains: LocalChains;
beforeAll(async () => {
  chains = await startChains({ networks: NETWORKS });
});
afterAll(() => chains.stop());

const heightOf = async (network: (typeof NETWORKS)[number]): Promise<number> =>
  Number(await chains.chain(network).call(network === 'eth' ? 'eth_blockNumber' : 'getblockcount'));

describe('a local EVM chain', () => {
  const pay = async (): Promise<unknown> => {
    const { call, keys } = chains.chain('eth');
    return call('eth_sendTransaction', { from: keys[0]?.address, to: keys[1]?.address, value: '0x1' });
  };
  const receipt = (hash: unknown): Promise<unknown> =>
    chains.chain('eth').call('eth_getTransactionReceipt', hash);

  it('mines on demand, and again after a reorganisation', async () => {
    const { mine, reorg } = chains.chain('eth');
    await mine();
    const hash = await pay();
    expect(await receipt(hash)).toBeNull();
    await mine(6);
    const { blockHash } = (await receipt(hash)) as { readonly blockHash: string };
    const before = await heightOf('eth');
    await reorg(6);
    expect(await receipt(hash)).not.toMatchObject({ blockHash });
    expect(await heightOf('eth')).toBe(before + 1);
  });

  it('loses the transactions of a reorganisation and of the mempool on demand', async () => {
    const { mine, reorg, dropMempool } = chains.chain('eth');
    const mined = await pay();
    await mine();
    await reorg(1, { loses: true });
    const waiting = await pay();
    await dropMempool();
    await mine();
    expect([await receipt(mined), await receipt(waiting)]).toEqual([null, null]);
  });

  it('continues after its node was killed', async () => {
    const { kill, restart, call, mine } = chains.chain('eth');
    await mine(2);
    const [before, first] = [await heightOf('eth'), await call('eth_getBlockByNumber', '0x1', false)];
    await kill();
    await expect(call('eth_blockNumber')).rejects.toThrow('eth_blockNumber');
    await restart();
    expect(await heightOf('eth')).toBe(before);
    expect(await call('eth_getBlockByNumber', '0x1', false)).toMatchObject({
      hash: (first as { readonly hash: string }).hash,
    });
  });
});

if (findLitecoind() !== null)
  it('reorganises a local UTXO chain, and continues after its node was killed', async () => {
    const { mine, reorg, kill, restart, call } = chains.chain('ltc');
    const before = await heightOf('ltc');
    const last = await call('getblockhash', before);
    await mine(2);
    await reorg(3);
    expect(await heightOf('ltc')).toBe(before + 3);
    expect(await call('getblockhash', before)).not.toBe(last);
    await kill();
    await restart();
    expect(await heightOf('ltc')).toBe(before + 3);
  });

it('keeps the memory of all nodes below 200 MB', async () => {
  for (const { mine } of chains.all) await mine(50);
  const bytes = chains.all.reduce((sum, { memoryBytes }) => sum + (memoryBytes() ?? 0), 0);
  expect(bytes).toBeLessThan(200 * 1_024 ** 2);
});

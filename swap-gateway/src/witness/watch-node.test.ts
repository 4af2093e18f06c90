import type { TransferQuery } from './chain-reading.ts';
import { EVM, HASH, TO } from './evm-replies.fixture.ts';
import { parseNode } from './node-settings.ts';
import { rpcAnswers, startNode } from './node-server.fixture.ts';
import { connectNode } from './watch-node.ts';

/** A busy machine takes seconds for one call. */
const PATIENT_MS = 60_000;
const coin: TransferQuery = { hash: HASH, address: TO, contract: null };

describe('a node', () => {
  it('gets its credentials in a header, and no log contains them or its address', async () => {
    const node = await startNode(rpcAnswers(EVM));
    const settings = parseNode('eth', `http://reader:s3cr%3At@${node.host}/v2/key`);
    if (settings === null) throw new Error('not a node');
    const logs: string[] = [];
    const watched = connectNode(settings, {
      now: () => 0,
      log: (problem) => logs.push(problem),
      timeoutMs: PATIENT_MS,
    });
    await watched.read(coin);
    await node.stop();
    await watched.read(coin);
    expect(node.calls[0]?.headers.authorization).toBe(`Basic ${btoa('reader:s3cr:t')}`);
    expect(node.calls[0]?.path).toBe('/v2/key');
    expect(logs).toHaveLength(1);
    const shown = JSON.stringify([logs, watched.health()]);
    for (const secret of ['s3cr', 'reader', node.host, '/v2', 'key"']) expect(shown).not.toContain(secret);
  });

  it('gets no calls for ten seconds after three failures', async () => {
    const node = await startNode(() => ({ text: 'no JSON' }));
    const settings = parseNode('eth', `http://${node.host}`);
    if (settings === null) throw new Error('not a node');
    let nowMs = 0;
    const watched = connectNode(settings, { now: () => nowMs, log: () => undefined, timeoutMs: PATIENT_MS });
    for (let reads = 0; reads < 5; reads += 1) await watched.read(coin);
    const before = node.calls.length;
    nowMs = 10_001;
    await watched.read(coin);
    await node.stop();
    expect([before, node.calls.length, watched.health().faults]).toEqual([3, 4, 4]);
  });

  it.each([
    { network: 'eth', text: 'https://node.example/v2/key', kind: 'evm' },
    { network: 'eth', text: 'http://localhost:8545#chain=31337', kind: 'evm' },
    { network: 'ltc', text: 'http://user:pass@localhost:9332', kind: 'bitcoind' },
    { network: 'btc', text: 'esplora+https://mempool.space/api', kind: 'esplora' },
    { network: 'eth', text: 'esplora+https://mempool.space/api', kind: null },
    { network: 'xrp', text: 'https://node.example', kind: null },
    { network: 'nowhere', text: 'https://node.example', kind: null },
    { network: 'eth', text: 'ftp://node.example', kind: null },
    { network: 'eth', text: 'node.example', kind: null },
    { network: 'eth', text: 'https://node.example/#else', kind: null },
  ])('of $network at $text is of the kind $kind', ({ network, text, kind }) => {
    expect(parseNode(network, text)?.kind ?? null).toBe(kind);
  });
});

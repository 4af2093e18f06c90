import type { ChainReading, TransferQuery } from './chain-reading.ts';
import { parseNode } from './node-settings.ts';
import { startNode } from './node-server.fixture.ts';
import { connectNode } from './watch-node.ts';

type Kind = { readonly network: string; readonly prefix?: string; readonly path?: string };
export type Answer = Parameters<typeof startNode>[0];

/** Reads a transfer from a node in memory. */
export const readFrom = async (
  { network, prefix = '', path = '' }: Kind,
  answer: Answer,
  query: TransferQuery,
): Promise<{
  readonly reading: ChainReading;
  readonly problem: string | null;
  readonly logs: readonly string[];
}> => {
  const node = await startNode(answer);
  const settings = parseNode(network, `${prefix}http://reader:s3cret@${node.host}${path}`);
  if (settings === null) throw new Error('not a node');
  const logs: string[] = [];
  const watched = connectNode(settings, {
    now: () => 0,
    log: (problem) => logs.push(problem),
    // a busy machine takes seconds for one call
    timeoutMs: 60_000,
  });
  const reading = await watched.read(query);
  await node.stop();
  return { reading, problem: watched.health().problem, logs };
};

export const paid = (amount: string | null, confirmations: number) => ({
  _tag: 'Paid',
  amount,
  confirmations,
});

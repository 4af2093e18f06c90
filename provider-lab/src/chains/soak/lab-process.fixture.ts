import { createRpc } from '../json-rpc.ts';
import type { LocalChain } from '../local-chain.ts';
import { startChainLab } from '../start-chain-lab.ts';
import { soakTime } from './soak-clock.fixture.ts';

/**
 * The lab as a process that a test kills at any time. Its argument names the folder of the ledger and the running chains. It
 * writes its URL, and replies to the message `round` after a round.
 */
type Argument = {
  readonly folder: string;
  readonly chains: readonly Pick<LocalChain, 'kind' | 'network' | 'url' | 'keys'>[];
};

const { folder, chains } = JSON.parse(process.argv[2] ?? '') as Argument;
const unavailable = () => Promise.reject(new Error('the test controls the nodes'));
const all: readonly LocalChain[] = chains.map((chain) => ({
  ...chain,
  call: createRpc(chain.url),
  ...{ mine: unavailable, reorg: unavailable, dropMempool: unavailable, kill: unavailable },
  ...{ restart: unavailable, stop: unavailable, memoryBytes: () => null },
}));

const lab = await startChainLab({
  folder,
  chains: {
    all,
    missing: [],
    stop: unavailable,
    chain: () => {
      throw new Error('the test controls the nodes');
    },
  },
  ...{ blockMs: null, everyMs: 40 },
  now: soakTime(folder),
});
// the test has ended
process.once('disconnect', () => process.exit());
process.on('message', () => {
  void lab
    .round()
    .catch(() => undefined)
    .finally(() => process.send?.('done'));
});
process.stdout.write(`${lab.url}\n`);

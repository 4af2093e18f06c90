import type { ChainPort } from './chain-port.ts';
import type { Ledger, Payment } from './ledger.ts';

/** Number of blocks without a payment after which its fee is raised. */
const PATIENCE_BLOCKS = 4;
const MOST_BUMPS = 6;

type EngineOptions = {
  readonly ledger: Ledger;
  readonly chains: readonly ChainPort[];
  readonly now: () => number;
  /** Records the payments that are owed now. Runs after the chains are read. */
  readonly settle: () => void;
};

/** Removes stored blocks that are no longer on the chain, and adds new ones. */
const readChain = async ({ ledger, now }: EngineOptions, chain: ChainPort): Promise<void> => {
  const { network } = chain;
  const height = await chain.height();
  for (let last = ledger.lastBlock(network); last !== null; last = ledger.lastBlock(network)) {
    const isThere = last.height <= height && (await chain.block(last.height)).hash === last.hash;
    if (isThere) break;
    ledger.removeBlock(network, last.height);
  }
  for (let next = (ledger.lastBlock(network)?.height ?? height - 1) + 1; next <= height; next += 1) {
    const block = await chain.block(next);
    const last = ledger.lastBlock(network);
    // replaced in the meantime: the next round finds the position
    if (last !== null && last.hash !== block.parent) return;
    ledger.addBlock(network, block, now());
  }
};

/**
 * Reserves and signs a new payment. Each result is stored before the next step, so that a kill in between changes
 * nothing.
 */
const prepare = async (ledger: Ledger, chain: ChainPort, payment: Payment, height: number): Promise<void> => {
  const { key, wallet, recipient, contract, units } = payment;
  const intent = { wallet, to: recipient, contract, units: BigInt(units) };
  const taken = ledger
    .payments()
    .flatMap((other) =>
      other.network === chain.network && other.wallet === wallet && other.reservation !== null
        ? [other.reservation]
        : [],
    );
  const reservation = payment.reservation ?? (await chain.reserve(intent, taken));
  if (reservation === null) return;
  ledger.reserve(key, reservation);
  const isWaiting = payment.triedHeight !== null && height - payment.triedHeight >= PATIENCE_BLOCKS;
  const bump = Math.min(payment.bump + (isWaiting ? 1 : 0), MOST_BUMPS);
  if (payment.triedHeight === null || isWaiting)
    ledger.addSigned(payment, bump, await chain.sign(intent, reservation, bump), height);
};

const payOn = async ({ ledger }: EngineOptions, chain: ChainPort): Promise<void> => {
  const height = ledger.lastBlock(chain.network)?.height ?? 0;
  const open = ledger
    .payments()
    .filter(({ network, height: mined }) => network === chain.network && mined === null);
  for (const payment of open) {
    await prepare(ledger, chain, payment, height);
    // the node lost its mempool, or the chain was reorganised: sends the same transaction again, never another
    // payment
    const raw = ledger.signedOf(payment.key).at(-1)?.raw;
    if (raw !== undefined) await chain.broadcast(raw);
  }
};

/** Checks that every chain is a development chain and belongs to the ledger. Throws otherwise. */
const checkChains = async ({ ledger, chains }: EngineOptions): Promise<void> => {
  for (const chain of chains) {
    await chain.refuseRealChain();
    const genesis = await chain.genesis();
    if (ledger.fact(`genesis ${chain.network}`, genesis) !== genesis)
      throw new Error(`the lab's ledger is about another chain of ${chain.network}: remove both, or neither`);
  }
};

/**
 * Runs one round: reads all chains, settles, and sends what is owed. Rejects with the first fault. Other chains
 * continue.
 */
const runRound = async (options: EngineOptions): Promise<void> => {
  const { chains, settle } = options;
  const read = await Promise.allSettled(chains.map((chain) => readChain(options, chain)));
  settle();
  const paid = await Promise.allSettled(chains.map((chain) => payOn(options, chain)));
  const failed = [...read, ...paid].find((result) => result.status === 'rejected');
  if (failed === undefined) return;
  const reason: unknown = failed.reason;
  throw reason;
};

export type Engine = {
  /** Runs a round, after the running one if there is one. */
  readonly round: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Runs rounds one after another until it is stopped. Reports a fault, and tries again in the next round. */
export const startEngine = async (
  options: EngineOptions & { readonly everyMs: number; readonly report: (problem: string) => void },
): Promise<Engine> => {
  await checkChains(options);
  let isStopped = false;
  let queue: Promise<unknown> = Promise.resolve();
  const round = (): Promise<void> => {
    const next = queue.then(() => (isStopped ? undefined : runRound(options)));
    queue = next.catch(() => undefined);
    return next;
  };
  const report = (error: unknown): void =>
    options.report(error instanceof Error ? error.message : String(error));
  let timer: NodeJS.Timeout | null = null;
  const repeat = (): void => {
    timer = setTimeout(() => {
      void round()
        .catch(report)
        .finally(() => {
          if (!isStopped) repeat();
        });
    }, options.everyMs);
  };
  repeat();
  return {
    round,
    stop: async () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await queue;
    },
  };
};

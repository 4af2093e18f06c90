import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { COINS } from '../coins.table.ts';
import type { LabCoin } from '../coins.table.ts';
import { startLab } from '../create-lab.ts';
import type { Lab } from '../create-lab.ts';
import { createChainBook } from './chain-book.ts';
import type { ChainBook } from './chain-book.ts';
import type { ChainPort } from './chain-port.ts';
import { startEngine } from './engine.ts';
import type { Engine } from './engine.ts';
import { createEvmPort } from './evm-port.ts';
import { addFaucet } from './faucet/index.ts';
import { openLedger } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import type { LocalChain } from './local-chain.ts';
import { DEV_CHAIN_IDS, startChains } from './start-chains.ts';
import type { LocalChains } from './start-chains.ts';
import { TEST_TOKEN } from './test-token.ts';
import { createUtxoPort } from './utxo-port.ts';

const TREASURY = 0;
const FAUCET = 1;

export type ChainLabOptions = {
  /** Running chains, which `stop` does not end. Default: starts its own. */
  readonly chains?: LocalChains;
  /** Folder of the ledger and of its own chains. Default: a temporary one, which `stop` removes. */
  readonly folder?: string;
  /** Milliseconds between blocks. Null: the caller mines them. */
  readonly blockMs?: number | null;
  /** Milliseconds between readings of the chains. */
  readonly everyMs?: number;
  readonly now?: () => number;
  /** Time after which the faucet pays every order. Absent: only on demand. */
  readonly payAfterMs?: number;
  readonly report?: (problem: string) => void;
};

export type ChainLab = Omit<Lab, 'book'> & {
  readonly book: ChainBook;
  readonly chains: LocalChains;
  readonly ledger: Ledger;
  /** Reads the chains and pays what is owed, now. */
  readonly round: Engine['round'];
  /** Page on which a visitor gets test coins. */
  readonly faucetUrl: string;
};

/** Port of a running chain, with the keys of the lab. */
export const chainPortOf = (chain: LocalChain): ChainPort => {
  const { network, call, keys } = chain;
  const [treasury, faucet] = [keys[TREASURY], keys[FAUCET]];
  if (treasury === undefined || faucet === undefined) throw new Error(`${network} has no keys`);
  const wallets = { treasury, faucet };
  return network === 'ltc'
    ? createUtxoPort({ call, wallets })
    : createEvmPort({ network, chainId: DEV_CHAIN_IDS[network], call, wallets });
};

/** Coins whose chain is running. The test token has the contract of USDT on Ethereum. */
const coinsOf = (chains: LocalChains): readonly LabCoin[] =>
  COINS.filter(
    ({ network, contract }) =>
      chains.all.some((chain) => chain.network === network) && (contract === null || contract === TEST_TOKEN),
  );

/** Mines a block on each chain in turn until it is stopped. Skips a node that is down. */
const startMiner = ({ all }: LocalChains, blockMs: number | null): (() => void) => {
  if (blockMs === null) return () => undefined;
  const timers = all.map((chain) => setInterval(() => void chain.mine().catch(() => undefined), blockMs));
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
};

/** Variables with which the site reads the chains itself. */
export const nodesOf = ({ all }: LocalChains): Readonly<Record<string, string>> =>
  Object.fromEntries(
    all.map(({ network, url }) => [
      `NODE_${network.toUpperCase()}`,
      network === 'ltc' ? url : `${url}#chain=${String(DEV_CHAIN_IDS[network])}`,
    ]),
  );

const refuseProduction = (): void => {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error(
      'the chain lab is for development and tests: it has published keys, and refuses to run in production',
    );
};

/** Folder of the lab's ledger, and whether the lab removes it at its end. */
const placeOf = (folder: string | undefined) => {
  const place = folder ?? mkdtempSync(join(tmpdir(), 'coinlane-chain-lab-'));
  mkdirSync(place, { recursive: true });
  return { place, isOwn: folder === undefined };
};

/**
 * Starts the lab on local chains: every order has its own deposit address, and deposits, payouts and refunds are
 * transactions. Rejects in production, and on any chain that is not a development chain.
 */
export const startChainLab = async (options: ChainLabOptions = {}): Promise<ChainLab> => {
  refuseProduction();
  const { blockMs = 1_000, everyMs = 500, now = Date.now, payAfterMs, report = () => undefined } = options;
  const { place, isOwn } = placeOf(options.folder);
  const chains = options.chains ?? (await startChains({ folder: join(place, 'chains') }));
  const ledger = openLedger(join(place, 'ledger.sqlite'));
  const secret = Buffer.from(ledger.fact('secret', randomBytes(32).toString('hex')), 'hex');
  const ports = chains.all.map(chainPortOf);
  const book = createChainBook({ ledger, chains: ports, secret, now });
  const engine = await startEngine({ ledger, chains: ports, now, settle: book.settle, everyMs, report });
  const stopMiner = startMiner(chains, blockMs);
  const coins = coinsOf(chains);
  const lab = await startLab({
    now,
    chains: {
      book,
      coins,
      addPages: (app) => addFaucet(app, { ledger, coins }),
      environment: (url) => ({ ...nodesOf(chains), FAUCET_URL: `${url}/faucet` }),
    },
    ...(payAfterMs === undefined ? {} : { payAfterMs }),
  });
  return {
    ...lab,
    ...{ book, chains, ledger, round: engine.round, faucetUrl: `${lab.url}/faucet` },
    stop: async () => {
      stopMiner();
      await lab.stop();
      await engine.stop();
      ledger.close();
      if (options.chains === undefined) await chains.stop();
      if (isOwn) rmSync(place, { recursive: true, force: true });
    },
  };
};

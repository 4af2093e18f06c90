import { findNetwork } from '@coinlane/chains/networks';

import { createProviderHttp } from '../http/provider-http.ts';
import type { ProviderHttp } from '../http/provider-http.ts';
import { createBitcoindReader } from './bitcoind-reader.ts';
import type { ChainReader, ChainReading, NodeSettings, TransferQuery } from './chain-reading.ts';
import { createEsploraReader } from './esplora-reader.ts';
import { createEvmReader } from './evm-reader.ts';

/** State of a node since the start, without its address. */
export type NodeHealth = {
  readonly network: string;
  readonly name: string;
  readonly calls: number;
  readonly faults: number;
  /** Reason of the failure, if the last call failed. */
  readonly problem: string | null;
};

/** A node whose failures cause no delay. */
export type WatchedNode = {
  /** Never rejects. */
  readonly read: (query: TransferQuery) => Promise<ChainReading>;
  readonly health: () => NodeHealth;
};

const TIMEOUT_MS = 2_500;
const FAULTS_TO_PAUSE = 3;
const PAUSE_MS = 10_000;

type WatchPorts = {
  readonly now: () => number;
  readonly log: (problem: string) => void;
  /** Time limit of a call. Default: 2.5 s. */
  readonly timeoutMs?: number;
};

/** Watches a reader. After three consecutive failures, the node gets no calls for ten seconds. */
const watchNode = (network: string, reader: ChainReader, { now, log }: WatchPorts): WatchedNode => {
  const counters = { calls: 0, faults: 0, inRow: 0, pausedUntil: 0 };
  let problem: string | null = null;
  const fail = (error: unknown): ChainReading => {
    const reason = error instanceof Error ? error.message : 'failed';
    if (problem === null) log(`the node of ${network} cannot be used: ${reason}`);
    problem = reason;
    counters.faults += 1;
    counters.inRow += 1;
    if (counters.inRow >= FAULTS_TO_PAUSE) counters.pausedUntil = now() + PAUSE_MS;
    return { _tag: 'Unreadable' };
  };
  return {
    read: async (query) => {
      if (counters.pausedUntil > now()) return { _tag: 'Unreadable' };
      counters.calls += 1;
      try {
        const reading = await reader.read(query);
        if (problem !== null) log(`the node of ${network} answers again`);
        problem = null;
        counters.inRow = 0;
        return reading;
      } catch (error) {
        return fail(error);
      }
    },
    health: () => ({
      network,
      name: findNetwork(network)?.name ?? network,
      calls: counters.calls,
      faults: counters.faults,
      problem,
    }),
  };
};

const readerOf = ({ kind, network, chainId }: NodeSettings, http: ProviderHttp): ChainReader => {
  switch (kind) {
    case 'evm':
      return createEvmReader(http, chainId);
    case 'bitcoind':
      return createBitcoindReader(http, network);
    case 'esplora':
      return createEsploraReader(http, network);
  }
};

/** Connects to an operator's node. */
export const connectNode = (settings: NodeSettings, ports: WatchPorts): WatchedNode => {
  const { baseUrl, headers, kind, network } = settings;
  const http = createProviderHttp({
    baseUrl,
    headers,
    timeoutMs: ports.timeoutMs ?? TIMEOUT_MS,
    // Esplora replies with a text to an unknown transaction
    isMissingText: kind === 'esplora',
  });
  return watchNode(network, readerOf(settings, http), ports);
};

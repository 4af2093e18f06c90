import { ProviderRefusal } from '../provider.ts';
import type { Provider } from '../provider.ts';

/** Replies of a provider since the start. */
export type ProviderHealth = {
  readonly id: string;
  readonly displayName: string;
  readonly calls: number;
  readonly faults: number;
  /** Mean reply time in milliseconds. */
  readonly meanMs: number;
  /** `open`: after consecutive faults, the provider gets no requests for some seconds. */
  readonly breaker: 'closed' | 'open';
  readonly isSwitchedOff: boolean;
  readonly lastFault: string | null;
  /** Orders whose deposit address was not shown: a later report or the receipt names other terms. */
  readonly withheldOrders: number;
};

const FAULTS_TO_OPEN = 5;
const OPEN_MS = 15_000;

type Counters = {
  calls: number;
  faults: number;
  inRow: number;
  totalMs: number;
  openUntil: number;
  isSwitchedOff: boolean;
  lastFault: string | null;
  readonly withheld: Set<string>;
};

/** Watches one provider: counts its replies, and stops requesting offers after five consecutive faults. */
export type WatchedProvider = {
  readonly provider: Provider;
  /** Whether it receives requests for offers and new orders. Running orders are read in any case. */
  readonly isOffered: () => boolean;
  readonly isSwitchedOff: () => boolean;
  readonly switchOff: (isOff: boolean) => void;
  /** Runs a call and counts it. */
  readonly run: <A>(call: (provider: Provider) => Promise<A>) => Promise<A>;
  /** Counts an order whose deposit address is not shown, once. */
  readonly countWithheld: (orderId: string) => void;
  readonly health: () => ProviderHealth;
};

/** Creates the watch of a provider. Refusals are replies, not faults. An error in an adapter is a fault. */
export const watchProvider = (provider: Provider, now: () => number): WatchedProvider => {
  const counters: Counters = {
    calls: 0,
    faults: 0,
    inRow: 0,
    totalMs: 0,
    openUntil: 0,
    isSwitchedOff: false,
    lastFault: null,
    withheld: new Set(),
  };
  const isOpen = (): boolean => counters.openUntil > now();

  const countFault = (error: unknown): void => {
    counters.faults += 1;
    counters.inRow += 1;
    counters.lastFault = error instanceof Error ? error.message : String(error);
    if (counters.inRow >= FAULTS_TO_OPEN) counters.openUntil = now() + OPEN_MS;
  };

  return {
    provider,
    isOffered: () => !counters.isSwitchedOff && !isOpen(),
    isSwitchedOff: () => counters.isSwitchedOff,
    switchOff: (isOff) => {
      counters.isSwitchedOff = isOff;
    },
    run: async (call) => {
      const startedAt = now();
      counters.calls += 1;
      try {
        const answer = await call(provider);
        counters.inRow = 0;
        return answer;
      } catch (error) {
        if (error instanceof ProviderRefusal) counters.inRow = 0;
        else countFault(error);
        throw error;
      } finally {
        counters.totalMs += now() - startedAt;
      }
    },
    countWithheld: (orderId) => void counters.withheld.add(orderId),
    health: () => ({
      id: provider.id,
      displayName: provider.displayName,
      calls: counters.calls,
      faults: counters.faults,
      meanMs: counters.calls === 0 ? 0 : Math.round(counters.totalMs / counters.calls),
      breaker: isOpen() ? 'open' : 'closed',
      isSwitchedOff: counters.isSwitchedOff,
      lastFault: counters.lastFault,
      withheldOrders: counters.withheld.size,
    }),
  };
};

/** Watch of a provider, by its ID. */
export const providerOf = (providers: readonly WatchedProvider[], id: string): WatchedProvider | null =>
  providers.find(({ provider }) => provider.id === id) ?? null;

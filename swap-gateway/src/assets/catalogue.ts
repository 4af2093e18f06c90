import { notFound, providersUnavailable } from '../http/refusal.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Provider, ProviderAsset } from '../provider.ts';
import type { Currency } from './currency.ts';
import { mergeAssets } from './merge-assets.ts';

/** Currencies by their legacy ticker. */
export type Currencies = ReadonlyMap<string, Currency>;

export type Catalogue = {
  /**
   * Returns the currencies. Reads the lists of the providers initially, and again when they are outdated. Rejects
   * with a refusal while all lists are missing.
   */
  readonly current: () => Promise<Currencies>;
  /**
   * Refusal for a currency that is not listed: 404, or 503 while the list of a provider that may have it was never
   * read.
   */
  readonly refuseUnlisted: (what: string) => Refusal;
};

const FRESH_MS = 600_000;
/** Delay after a failed read. */
const RETRY_MS = 15_000;

/**
 * Creates the merged list of currencies. If a provider fails, its previous list is kept, so that its currencies do
 * not disappear.
 */
export const createCatalogue = (
  providers: readonly Provider[],
  { now, log }: { readonly now: () => number; readonly log: (problem: string) => void },
): Catalogue => {
  const lists = new Map<string, readonly ProviderAsset[]>();
  const dueAt = new Map<string, number>();
  let merged: Currencies = new Map();
  let reading: Promise<void> | null = null;

  const readOne = async (provider: Provider): Promise<void> => {
    if ((dueAt.get(provider.id) ?? 0) > now()) return;
    try {
      lists.set(provider.id, await provider.assets());
      dueAt.set(provider.id, now() + FRESH_MS);
    } catch (error) {
      dueAt.set(provider.id, now() + RETRY_MS);
      log(`${provider.id}: its assets cannot be read: ${error instanceof Error ? error.message : ''}`);
    }
  };

  const readAll = async (): Promise<void> => {
    await Promise.all(providers.map(readOne));
    // in the order of the providers, independent of the order of replies
    merged = mergeAssets(new Map(providers.map(({ id }) => [id, lists.get(id) ?? []])));
  };

  const isDue = (): boolean => providers.some(({ id }) => (dueAt.get(id) ?? 0) <= now());

  return {
    current: async () => {
      if (isDue())
        reading ??= readAll().finally(() => {
          reading = null;
        });
      // waits for the first list; later lists replace it when they arrive
      if (merged.size === 0) await reading;
      if (merged.size === 0) throw providersUnavailable();
      return merged;
    },
    refuseUnlisted: (what) => (lists.size < providers.length ? providersUnavailable() : notFound(what)),
  };
};

/** Currency of a display ticker and a network, or of a legacy ticker if no network is given. */
export const findCurrency = (currencies: Currencies, ticker: string, network: string): Currency | null => {
  const wanted = ticker.toLowerCase();
  if (network === '') return currencies.get(wanted) ?? null;
  for (const currency of currencies.values())
    if (currency.ticker === wanted && currency.network === network.toLowerCase()) return currency;
  return null;
};

import type { Quote, QuoteRequest } from '../provider.ts';

const KEEP_MS = 120_000;
const MOST = 20_000;

/** Recent offers on pages. A new order must not be much worse. */
export type ShownOffers = {
  readonly remember: (provider: string, request: QuoteRequest, quote: Quote) => void;
  readonly find: (provider: string, request: QuoteRequest) => Quote | null;
};

const keyOf = (provider: string, { from, to, flow, side, amount }: QuoteRequest): string =>
  [provider, from.key, to.key, flow, side, amount].join(' ');

/** Creates the memory of shown offers: two minutes, and at most 20,000. */
export const createShownOffers = (now: () => number): ShownOffers => {
  const shown = new Map<string, { readonly quote: Quote; readonly atMs: number }>();
  const dropOldest = (): void => {
    for (const [key, { atMs }] of shown) {
      if (atMs > now() - KEEP_MS && shown.size <= MOST) return;
      shown.delete(key);
    }
  };
  return {
    remember: (provider, request, quote) => {
      const key = keyOf(provider, request);
      shown.delete(key);
      shown.set(key, { quote, atMs: now() });
      dropOldest();
    },
    find: (provider, request) => {
      const found = shown.get(keyOf(provider, request));
      return found === undefined || found.atMs <= now() - KEEP_MS ? null : found.quote;
    },
  };
};
